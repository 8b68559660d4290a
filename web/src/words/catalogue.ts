import { api } from '../net/api'
import { language } from './language'
import { Catalogue } from './say'

/** The catalogue of a game, with English behind the language. */
export async function catalogueOf(slug: string): Promise<Catalogue> {
  const wanted = [...new Set([language, 'en' as const])]
  const texts = await Promise.all(wanted.map((one) => api.words(slug, one)))
  return new Catalogue(wanted.map((one, i) => ({ language: one, text: texts[i] ?? '' })))
}
