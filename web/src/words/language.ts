/** The language of this browser: chosen in the menu and remembered, else the first of the browser's that is offered. */

/** The languages offered, each by its own name. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'zh-Hant': '繁體中文',
}
export type Language = keyof typeof LANGUAGES

const KEY = 'pithead-language'
const isOffered = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag)
const OFFERED = Object.keys(LANGUAGES).filter(isOffered)

/** Return the offered language that fits a tag such as `de-AT` or `zh-TW` best. */
export function matching(tag: string): Language | undefined {
  const parts = tag.toLowerCase().split('-')
  const starts = parts.map((_, n) => parts.slice(0, parts.length - n).join('-'))
  const exact = starts.map((start) => OFFERED.find((language) => language.toLowerCase() === start)).find(Boolean)
  return exact ?? OFFERED.find((language) => language.split('-')[0] === parts[0])
}

/** Return the language of a page that the server has written, or "". */
const pageLanguage = (): string =>
  typeof document === 'undefined' ? '' : (document.documentElement.dataset.language ?? '')

function preferred(): Language {
  if (typeof localStorage === 'undefined') return 'en'
  const tags = [pageLanguage(), localStorage.getItem(KEY) ?? '', ...navigator.languages]
  return tags.map(matching).find(Boolean) ?? 'en'
}

/** Return the languages as a game card shows them: "EN", "DE", "ZH". */
export const shortName = (tag: string): string => (tag.split('-')[0] ?? tag).toUpperCase()

/** Return the language by its own name, or the tag of one that is not offered. */
export const ownName = (tag: string): string => (isOffered(tag) ? LANGUAGES[tag] : tag)

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
