/** The language of this browser: chosen in the menu and remembered, else the first that is offered. */

import { api } from '../net/api'
import { Catalogue } from './say'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

const KEPT = 'pithead-language'
const offered = (tag: string | null | undefined): tag is Language => LANGUAGES.includes(tag as Language)

function found(): Language {
  if (typeof localStorage === 'undefined') return 'en'
  const kept = localStorage.getItem(KEPT)
  return offered(kept) ? kept : (navigator.languages.map((tag) => tag.slice(0, 2)).find(offered) ?? 'en')
}

export const language: Language = found()

/** Everything on the screen is worded anew, so the page begins anew. */
export function speak(chosen: Language): void {
  localStorage.setItem(KEPT, chosen)
  location.reload()
}

/** The catalogue of a game, with English behind the language. */
export async function catalogueOf(slug: string): Promise<Catalogue> {
  const wanted = [...new Set([language, 'en' as const])]
  const texts = await Promise.all(wanted.map((one) => api.words(slug, one)))
  return new Catalogue(wanted.map((one, i) => ({ language: one, text: texts[i] ?? '' })))
}
