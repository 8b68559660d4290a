/** Actions other than building: move a tile, spend a token, take a card, end the turn. */

import type { Playing } from '../../model/playing'
import { narrow } from '../../model/narrow'
import { has, opened } from './targets'
import type { DynamineView } from './view'

/** Actions other than building, in the order of the tray. */
export const ACTS = ['move', 'spend', 'take', 'raven', 'plan', 'end'] as const
export type Act = (typeof ACTS)[number]
/** The key of each. */
export const KEYS: Record<Act, string> = { move: 'M', spend: 'S', take: 'C', raven: 'V', plan: 'P', end: 'E' }

/** Start an action from the tray or by its key; one that cannot be undone asks first, and a second press confirms it. */
export function start(table: Playing, act: Act, view: DynamineView): void {
  if (act === 'take') return turn(table, 'cards')
  if (!table.myTurn) return table.notNow()
  const [choice] = narrow(table.choices, { kind: act })
  if (!choice) return whyAct(table, act, view)
  if (act !== 'move' && table.chosen?.form.kind === act) return void table.play(table.chosen)
  if (opened(table) !== null) table.mode = null
  if (act === 'move') turn(table, 'move')
  else if (act === 'spend' || (act === 'end' && !wasteful(table, view))) void table.play(choice)
  else table.pickAll({ kind: act })
}

/** Switch moving tiles, or looking at the cards, on or off. */
function turn(table: Playing, mode: 'move' | 'cards'): void {
  table.pickAll({})
  table.place = null
  table.mode = table.mode === mode ? null : mode
}

/** Return whether points would be lost that could still buy something. */
const wasteful = (table: Playing, { public: now }: DynamineView): boolean => now.points > 0 && has(table, 'build')

function whyAct(table: Playing, act: Act, { public: now }: DynamineView): void {
  const mine = now.players[table.viewer ?? 0]
  const tile = mine?.mine[0]?.face.tile ?? now.market.find(({ open }) => open)?.open?.tile ?? ''
  const at = mine?.ends[0]?.at ?? ''
  void table.explain(act === 'move' ? { kind: act, tile, at } : { kind: act }, null)
}
