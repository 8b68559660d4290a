/** The options of a new table: their initial values, and how their values are shown. */

import type { GameOption } from '../net/wire'

const FIRST_GAME = 'first_game'
const FEW = 8

/** Return the initial options of a new table; someone who plays a game for the first time gets the set for beginners. */
export const opening = (options: readonly GameOption[], firstTime: boolean): Record<string, string> =>
  firstTime && options.some(({ name }) => name === FIRST_GAME) ? { [FIRST_GAME]: 'true' } : {}

/** Return the minimum and the maximum of a numeric option with too many values for a list, else null. */
export function range(values: readonly string[]): { least: number; most: number } | null {
  if (values.length <= FEW || !values.every((value) => /^\d+$/.test(value))) return null
  const numbers = values.map(Number)
  return { least: Math.min(...numbers), most: Math.max(...numbers) }
}
