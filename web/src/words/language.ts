/** The language of this browser: chosen in the menu and remembered, else the first of the browser's that is offered. */

/** The languages offered, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' }
export type Language = keyof typeof LANGUAGES

const KEY = 'pithead-language'
const offered = (tag: string | null | undefined): tag is Language => Object.hasOwn(LANGUAGES, tag ?? '')

function preferred(): Language {
  if (typeof localStorage === 'undefined') return 'en'
  const stored = localStorage.getItem(KEY)
  return offered(stored) ? stored : (navigator.languages.map((tag) => tag.slice(0, 2)).find(offered) ?? 'en')
}

export const language: Language = preferred()

/** The locale in which numbers and lists are written. */
export const locale = language === 'en' ? 'en-GB' : language

/** Declare the language of the page. */
export function useLanguage(): void {
  document.documentElement.lang = language
}

/** Choose a language; the page reloads, because every text on it changes. */
export function speak(chosen: string): void {
  localStorage.setItem(KEY, chosen)
  location.reload()
}
