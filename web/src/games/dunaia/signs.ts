/** The signs of the game: letters, outlines and symbols that go with colours and effects. */

import type { Waking } from './view'

export const ROMAN = ['', 'I', 'II', 'III']
export const LETTERS: Record<string, string> = { green: 'G', yellow: 'Y', purple: 'P', red: 'R', multi: 'M' }
export const COLOURS = ['green', 'yellow', 'purple', 'red']

/** The outline that goes with a colour, about 28 units wide. */
export const SHAPES: Record<string, string> = {
  green: 'M0-12A12 12 0 1 1 0 12 12 12 0 1 1 0-12z',
  yellow: 'M0-13.500 14 9.500H-14z',
  purple: 'M0-15 14.500 0 0 15-14.500 0z',
  red: 'M-11-11H11V11H-11z',
  multi:
    'M0-15 3.440-8.310 10.610-10.610 8.310-3.440 15 0 8.310 3.440 10.610 10.610 3.440 8.310 0 15-3.440 8.310-10.610 10.610-8.310 3.440-15 0-8.310-3.440-10.610-10.610-3.440-8.310z',
}
/** The sign of an effect. */
export const SIGNS: Record<string, string> = {
  flower: 'flower',
  chip_any: 'chip-any',
  chip_own: 'chip-own',
  move: 'move',
  advance: 'advance',
  build: 'build',
  search_build: 'search',
  colour: 'paint',
}

/** Return the sign of an effect. */
export const sign = (effect: string): string => SIGNS[effect] ?? 'build'
export const TURNS: Record<string, number> = { N: 0, E: 90, S: 180, W: 270 }

/** Return the effects of waking a square, as numbers with a sign. */
export function gains(waking: Waking): { amount: number; sign: string }[] {
  const all = [
    { amount: waking.chips ?? 0, sign: 'chip-any' },
    { amount: waking.moves ?? 0, sign: 'move' },
    { amount: waking.flowers ?? 0, sign: 'flower' },
  ]
  return all.filter(({ amount }) => amount)
}
