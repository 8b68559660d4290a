/** Keys of the mine, and where the keyboard goes next. */

import { tick } from 'svelte'
import type { Playing } from '../../model/playing'
import { narrow } from '../../model/narrow'
import type { View } from '../../net/wire'
import { ACTS, KEYS, start } from './acts'
import { stepBack } from './picking'
import { moving } from './targets'
import { dynamine } from './view'

/** Move the keyboard to the first of these places that is visible. */
export function goTo({ places }: Playing, ...selectors: string[]): boolean {
  const place = selectors.flatMap((selector) => places.all(selector))[0]
  place?.focus()
  return Boolean(place)
}

/** Move the keyboard to the first pile that fits, else to its last position in the market. */
export const toMarket = (table: Playing): boolean => goTo(table, '.pile.fits', '.pile[tabindex="0"]')

/** Use a key of the game's own; return whether it was one. */
export function key(table: Playing, pressed: string, view: View): boolean {
  const own = dynamine(view)
  if (pressed === 'Escape') return stepBack(table)
  const guess = narrow(table.choices, { kind: 'guess', value: Number(pressed) })[0]
  if (guess) {
    void table.play(guess)
    return true
  }
  if (pressed.toLowerCase() === 'b') return toMarket(table)
  const act = ACTS.find((one) => KEYS[one] === pressed.toUpperCase())
  if (!act) return false
  start(table, act, own)
  if (act === 'move' && moving(table)) goTo(table, 'svg.board')
  if (act === 'take' && table.mode === 'cards') void tick().then(() => goTo(table, '.dycard.can', '.dycard'))
  return true
}
