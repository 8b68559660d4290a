/** The options of a new table: what is chosen before anybody chooses, and how their values are shown. */

import type { GameOption } from '../net/wire'

const FIRST_GAME = 'first_game'
const FEW = 8

/** What is chosen before anybody chooses: who plays a game for the first time gets the set that is made for it. */
export const opening = (options: readonly GameOption[], firstTime: boolean): Record<string, string> =>
  firstTime && options.some(({ name }) => name === FIRST_GAME) ? { [FIRST_GAME]: 'true' } : {}

/** From where to where a number may be chosen, where there are too many for a list; null if it is no such option. */
export function range(values: readonly string[]): { least: number; most: number } | null {
  if (values.length <= FEW || !values.every((value) => /^\d+$/.test(value))) return null
  const numbers = values.map(Number)
  return { least: Math.min(...numbers), most: Math.max(...numbers) }
}
