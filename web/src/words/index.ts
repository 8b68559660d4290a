/** The catalogue in use. A further language is a module of the same type. */

import { en, type Words } from './en'

const catalogues: Record<string, Words> = { en }

const wanted = typeof navigator === 'undefined' ? [] : navigator.languages.map((tag) => tag.slice(0, 2))

export const t: Words = catalogues[wanted.find((tag) => tag in catalogues) ?? 'en'] ?? en
