/** The catalogue of this browser's language, requested as early as possible. */

import { language } from './language'

const catalogues = import.meta.glob<string>('./frame.*.ftl', { query: '?raw', import: 'default' })

export const fetched: Promise<string> = catalogues[`./frame.${language}.ftl`]!()
