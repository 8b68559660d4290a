/** The keys of the game. */

import type { Playing } from '../../model/playing'
import type { View } from '../../net/wire'
import { cardUp, goldOf, has, modeOf, priceOf, spotPicked } from './mode'
import { backFromPaying, pickCard, startBuilding, startUpgrading, stopSpending, whyNotSpend } from './picking'
import { miner, type MinerView } from './view'

/** Do what a key of the game means; return whether it meant anything. */
export function key(table: Playing, pressed: string, view: View): boolean {
  const mine = miner(view)
  switch (pressed) {
    case 'b':
    case 'B':
      startOr(table, 'build', startBuilding, mine)
      return true
    case 'u':
      startOr(table, 'upgrade', startUpgrading, mine)
      return true
    case 'c':
    case 'C':
      nextCard(table, mine, pressed === 'c' ? 1 : -1)
      return true
    case 'Escape': {
      if (table.refusal || table.fault) return false
      if (priceOf(table, mine)) {
        if (modeOf(table) === 'pay' && !goldOf(table).length) return false
        backFromPaying(table)
        return true
      }
      const mode = modeOf(table)
      if (mode === 'excavate') {
        if (spotPicked(table) === null) return false
        table.pickAll({ kind: 'excavate', card: table.picked.card! })
        return true
      }
      stopSpending(table)
      return true
    }
    default:
      return false
  }
}

/** Start an action by its key; if it is not possible, say why. */
function startOr(
  table: Playing,
  kind: 'build' | 'upgrade',
  start: (table: Playing) => void,
  { public: now }: MinerView,
): void {
  if (has(table, kind)) return start(table)
  const wanted = now.buildings.find(({ at, upgraded }) => (kind === 'build' ? at === null : at !== null && !upgraded))
  whyNotSpend(table, kind, (wanted ?? now.buildings[0]!).building, now)
}

/** Raise the next card of the hand, or add the next one to the gold. */
function nextCard(table: Playing, view: MinerView, by: 1 | -1): void {
  const hand = (view.hands[table.viewer ?? -1] ?? []).map(({ card }) => card)
  if (!hand.length) return
  if (priceOf(table, view)) {
    const free = hand.filter((card) => !goldOf(table).includes(card))
    const next = by > 0 ? free[0] : goldOf(table).at(-1)
    if (next !== undefined && (by < 0 || goldOf(table).length < priceOf(table, view))) pickCard(table, next, view)
    return
  }
  const now = hand.indexOf(cardUp(table) ?? '')
  const next = hand[(now + by + hand.length) % hand.length]!
  table.pickAll({ kind: 'excavate', card: next })
}
