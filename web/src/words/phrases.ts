/** Sentences of the frame that several components put together in the same way. */

import { NoAnswer, Refused } from '../net/api'
import type { Problem } from '../net/wire'
import { t } from './index'
import { locale } from './language'

const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' })

/** "Ada, Bert and Cleo". In Chinese the comma of lists alone: it fits beside Chinese and Latin names, with no space. */
export const listOf = (items: readonly string[]): string =>
  locale === 'zh-Hant' ? items.join('、') : conjunction.format(items)

/** "44 moves, 2 h ago". */
export const commas = (items: readonly string[]): string => items.join(t('text-comma'))

/** "Play: Dynamine". */
export const labelled = (label: string, text: string): string => label + t('text-colon') + text

/** Sentences, one after the other; those that are empty are left out. */
export const sentences = (all: readonly string[]): string => all.filter(Boolean).join(t('text-space'))

/** Return a name out of a form, as it can stand on a button. */
export const readable = (value: string | number): string =>
  spaced(String(value)).replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** A name of notation as words. */
export const spaced = (name: string): string => name.replaceAll('_', ' ')

/** A modified game, by the name of its version where it has one. */
export const modified = (name: string): string => (name ? t('variant-changed-named', { name }) : t('variant-changed'))

/** The title of a game, with the version that is played. */
export const titled = (title: string, name: string): string => (name ? t('variant-titled', { title, name }) : title)

/** Say how long ago something happened. */
export function ago(minutes: number): string {
  if (minutes < 1) return t('since-now')
  if (minutes < 60) return t('since-minutes', { n: minutes })
  if (minutes < 1440) return t('since-hours', { n: Math.floor(minutes / 60) })
  return t('since-days', { n: Math.floor(minutes / 1440) })
}

/** Say who won, and with how many points if they are known. */
export function winSentence(names: readonly string[], points: number | null): string {
  const [name = '', ...others] = names
  if (!others.length) return points === null ? t('end-wins', { name }) : t('end-wins-with', { name, points })
  const all = listOf(names)
  return points === null ? t('end-shared', { names: all }) : t('end-shared-with', { names: all, points })
}

/** Say how the game ended for a team. */
export const teamEnd = (won: boolean): string => (won ? t('end-team-won') : t('end-team-lost'))

/** Say why the server refused. */
export const sentenceOf = ({ code = '', detail, title }: Problem): string =>
  t('problem-refused', { code, detail: detail || title })

/** Say why a request failed. */
export function reason(error: unknown): string {
  if (error instanceof Refused) return sentenceOf(error.problem)
  if (error instanceof NoAnswer) return t('problem-silent')
  return error instanceof Error ? error.message : String(error)
}
