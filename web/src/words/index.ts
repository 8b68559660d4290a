/** The words of the frame in the language of this browser. */

import { de } from './de'
import { en, type Words } from './en'
import { language, type Language } from './language'

const catalogues: Record<Language, Words> = { en, de }

export const t: Words = catalogues[language]
