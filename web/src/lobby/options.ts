/** The options of a new table: what is chosen before anybody chooses, and how their values are shown. */

import type { GameOption } from '../net/wire'

const FIRST_GAME = 'first_game'
const FEW = 8

/** Return the choices that a new table begins with; someone who plays a game for the first time gets the set made for that. */
export const opening = (options: readonly GameOption[], firstTime: boolean): Record<string, string> =>
  firstTime && options.some(({ name }) => name === FIRST_GAME) ? { [FIRST_GAME]: 'true' } : {}

/** Return the least and the most of an option that is a number with too many values for a list, else null. */
export function range(values: readonly string[]): { least: number; most: number } | null {
  if (values.length <= FEW || !values.every((value) => /^\d+$/.test(value))) return null
  const numbers = values.map(Number)
  return { least: Math.min(...numbers), most: Math.max(...numbers) }
}
