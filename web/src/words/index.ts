/** The words of the frame in the language of this browser; English comes with the page, any other is fetched. */

import { en, type Words } from './en'
import { language } from './language'

const others: Record<Exclude<typeof language, 'en'>, () => Promise<Words>> = {
  de: async () => (await import('./de')).de,
}

export const t: Words = language === 'en' ? en : await others[language]()
