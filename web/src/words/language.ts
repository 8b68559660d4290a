/** The language of this browser: chosen in the menu and remembered, else the first that is offered. */

/** The languages offered, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' }
export type Language = keyof typeof LANGUAGES

const KEPT = 'pithead-language'
const offered = (tag: string | null | undefined): tag is Language => Object.hasOwn(LANGUAGES, tag ?? '')

function found(): Language {
  if (typeof localStorage === 'undefined') return 'en'
  const kept = localStorage.getItem(KEPT)
  return offered(kept) ? kept : (navigator.languages.map((tag) => tag.slice(0, 2)).find(offered) ?? 'en')
}

export const language: Language = found()

/** Whose numbers and lists are written. */
export const locale = language === 'en' ? 'en-GB' : language

/** The page says in which language it is. */
export function useLanguage(): void {
  document.documentElement.lang = language
}

/** Everything on the screen is worded anew, so the page begins anew. */
export function speak(chosen: string): void {
  localStorage.setItem(KEPT, chosen)
  location.reload()
}
