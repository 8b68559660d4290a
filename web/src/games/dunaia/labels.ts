/** Pieces in words, for players who listen to the board. */

import { commas, labelled } from '../../words/phrases'
import { textOf, type Speaker } from '../../words/say'
import type { Elite, Square, Tile } from './view'

const effectWords = (say: Speaker, effect = '', amount = 0): string =>
  textOf(say.parts('board-effect', { effect, amount }))

/** "green house of level 1: take 3 flowers" */
export function tileLabel(say: Speaker, { tile, effect, amount, arrows = [] }: Tile): string {
  const name = say.name('tile', tile)
  const gives = effect ? effectWords(say, effect, amount) : ''
  const sides = commas(arrows.map((arrow) => say.ui('arrow', { colour: '', ...arrow })))
  return [name, gives, sides].filter(Boolean).reduce(labelled)
}

/** "B1: purple house, 3 of 4, ..." */
export function squareLabel(say: Speaker, { square, effect, amount, building }: Square): string {
  if (!building) return say.ui('empty', { square, what: effectWords(say, effect, amount) })
  const { token = 0, squares, arrows = [], tokens = [], die = false } = building
  const words = [say.ui('standing', { square, tile: building.tile, token, squares })]
  if (!token && building.effect) words.push(effectWords(say, building.effect, building.amount))
  words.push(...arrows.map((arrow) => say.ui(arrow.live ? 'arrow-live' : 'arrow', { colour: '', ...arrow })))
  words.push(...tokens.map((colour) => say.ui('colour-token', { colour })))
  if (die) words.push(say.ui('die-on-it'))
  return commas(words)
}

/** Return an Elite character's power, as a sentence and in a few words. */
export const powerWords = (say: Speaker, { elite, value = 0, flowers = 0, chips = 0 }: Elite): string =>
  say.ui(`power-${elite}`, { value, flowers, chips })
export const briefPower = (say: Speaker, { elite, value = 0, flowers = 0, chips = 0 }: Elite): string =>
  say.ui(`brief-${elite}`, { value, flowers, chips })
