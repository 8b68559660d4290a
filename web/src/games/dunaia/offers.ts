/** The offers of the open question, and the selection. All of it narrows the server's list; behind an open window waits the next question. */

import type { Playing } from '../../model/playing'
import { narrow, values, type Picked } from '../../model/narrow'
import type { Choice, FieldValue } from '../../net/wire'
import { ahead, type Figure, type Player, type Public } from './view'

/** A move that can be made now, or one that can be made once the open window is left. */
export interface Offered extends Choice {
  ahead: boolean
}

/** The moves of an open window, beside the one that leaves it. */
export const IN_WINDOW = ['call', 'foreman', 'archivist']

/** Every move that can be made, those behind an open window included. */
export function offers(table: Playing, now: Public): Offered[] {
  if (!table.myTurn) return []
  const here = table.choices.map((choice) => ({ ...choice, ahead: false }))
  return [...here, ...ahead(now).map((form) => ({ form, gain: null, ahead: true }))]
}

/** The question on the table: that behind a window, where there is one. */
export const question = (table: Playing): string => table.asked?.kind ?? ''

/** The moves that agree with the selection. */
function agreeing(table: Playing, now: Public, picked: Picked): Offered[] {
  const all = offers(table, now)
  const kept = new Set(narrow(all, picked))
  return all.filter((offer) => kept.has(offer))
}

/** The first move, now or behind the window, that agrees. */
export const find = (table: Playing, now: Public, picked: Picked): Offered | undefined =>
  agreeing(table, now, picked)[0]

/** The first move that agrees and can be made now. */
export const one = (table: Playing, picked: Picked): Choice | undefined => narrow(table.choices, picked)[0]

/** The only move left, once it is picked completely. */
export function chosen(table: Playing, now: Public): Offered | null {
  const [only, ...others] = agreeing(table, now, table.picked)
  if (!only || others.length || !Object.keys(table.picked).length) return null
  return Object.keys(only.form).every((field) => field in table.picked) ? only : null
}

/** Whether chips are being picked for an Elder or the Archivist. */
export const isPaying = ({ picked }: Playing): boolean => picked.kind === 'call' || picked.kind === 'archivist'

/** Return the viewer's own seat; undefined for an onlooker. */
export const me = (table: Playing, now: Public): Player | undefined => now.players[table.viewer ?? -1]

/** Return a player's giant by its number. */
export const figure = (player: Player | undefined, number: number): Figure | undefined =>
  player?.figures.find(({ dunaia: n }) => n === number)

/** Return the giant that need not be picked, because only one can be. */
export function onlyGiant(table: Playing, now: Public): FieldValue | undefined {
  const [only, ...others] = values(offers(table, now), 'dunaia')
  return others.length ? undefined : only
}

/** The chips of a payment. */
export const chipsOf = (form: Picked): number[] =>
  String(form.chips ?? '')
    .split('+')
    .map(Number)

/** The turns that the picked tile can have on its square. */
export function turnings({ choices, picked: { kind, tile, square, turn } }: Playing): number[] {
  if (turn === undefined || kind === undefined || tile === undefined || square === undefined) return []
  return values(narrow(choices, { kind, tile, square }), 'turn').map(Number)
}

/** Return the price of a tile for a seat. */
export function priceOf(now: Public, tile: string, seat: number, search: boolean): number {
  for (const { offers: sold, tiles, search_prices } of now.market) {
    if (search && tiles.includes(tile)) return search_prices[seat] ?? 0
    const offer = sold.find((one) => one.tile?.tile === tile)
    if (offer) return offer.prices[seat] ?? 0
  }
  return now.players[seat]?.booked?.price ?? 0
}

// ---- playing ------------------------------------------------------------------------------------------------

/** Decline what the window offers; the plan follows, and then `meant` is picked. */
export function leave(table: Playing, plan: Picked[] = [], meant: Picked | null = null): void {
  const passes = table.position?.decision.passes
  const on = passes ? one(table, { kind: passes }) : undefined
  if (on) void table.play(on, plan, meant)
}

/** Play a move, or leave the window and then play it; `meant` is picked afterwards. */
export function send(table: Playing, { form, gain, ahead: later }: Offered, meant: Picked | null = null): void {
  if (later) leave(table, [form], meant)
  else void table.play({ form, gain }, [], meant)
}
