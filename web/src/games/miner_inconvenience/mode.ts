/** The mode of a player in the mine: the raised card, the selection, the marks, and the outcome. */

import type { Playing } from '../../model/playing'
import type { Form } from '../../net/wire'
import { bestOf, type MinerView, type Offers } from './view'

/** The actions that a player can prepare. */
export type Mode = 'excavate' | 'build' | 'upgrade' | 'pay'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
/** Whether a kind of move is offered. */
export const has = (table: Playing, kind: string): boolean => table.choices.some(({ form }) => form.kind === kind)

/** The action that the player is preparing. */
export function modeOf(table: Playing): Mode {
  if (table.position?.decision.kind === 'pay') return 'pay'
  const kind = table.picked.kind
  return kind === 'build' || kind === 'upgrade' ? kind : 'excavate'
}

/** The raised card while digging. */
export const cardUp = (table: Playing): string | null => (modeOf(table) === 'excavate' ? text(table.picked.card) : null)
export const buildingPicked = (table: Playing): string | null => text(table.picked.building)
export const spotPicked = (table: Playing): string | null => text(table.picked.at)
/** The card of the mine on which to build. */
export const sitePicked = (table: Playing): string | null =>
  modeOf(table) === 'build' ? text(table.picked.card) : null

/** Return the card that is raised while nothing is picked: the one that draws most. */
export function firstCard(table: Playing, view: MinerView): string | null {
  const hand = view.hands[table.viewer ?? -1] ?? []
  const best = hand
    .map(({ card }) => ({ card, draws: bestOf(view.offers, card) }))
    .filter(({ draws }) => draws !== null)
    .sort((a, b) => b.draws! - a.draws!)[0]
  return best?.card ?? null
}

/** Return the card in question: the raised one, else the one that draws most, else any of the hand. */
export const cardOf = (table: Playing, view: MinerView): string =>
  cardUp(table) ?? firstCard(table, view) ?? view.hands[table.viewer ?? -1]?.[0]?.card ?? ''

/** Return the price of the selection, or what is still to pay; 0 while there is nothing to pay. */
export function priceOf(table: Playing, { offers, public: now }: MinerView): number {
  const { chosen } = table
  if (modeOf(table) === 'pay') return now.price
  if (chosen?.form.kind === 'build') return offers?.builds[0]?.price ?? 0
  if (chosen?.form.kind === 'upgrade') return offers?.upgrades[0]?.price ?? 0
  return 0
}

/** The cards marked as gold, in the order in which they go under the deck. */
export function goldOf(table: Playing): readonly string[] {
  const shown = modeOf(table) === 'pay' ? text(table.picked.card) : null // a bot's advice
  return table.marked.length || shown === null ? table.marked : [shown]
}

/** Return the outcome of a move: the end of the game, an empty hand, or "". */
export function warningOf(offers: Offers | null, form: Form): string {
  const same = (offer: object) =>
    Object.entries(offer).every(([field, value]) => !(field in form) || field === 'kind' || form[field] === value)
  const kinds: Record<string, { warning?: string }[] | undefined> = {
    excavate: offers?.digs,
    build: offers?.builds,
    upgrade: offers?.upgrades,
    pay: offers?.payments,
  }
  return kinds[form.kind]?.find(same)?.warning ?? ''
}
