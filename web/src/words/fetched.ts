/** The catalogue of this browser's language, on its way from the first line on. */

import { language } from './language'

const catalogues = import.meta.glob<string>('./frame.*.ftl', { query: '?raw', import: 'default' })

export const fetched: Promise<string> = catalogues[`./frame.${language}.ftl`]!()
