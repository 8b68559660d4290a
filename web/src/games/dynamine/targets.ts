/** The targets now: the cells for a picked tile, and its gain there, read from the server's answer. */

import type { Playing } from '../../model/playing'
import { narrow, values } from '../../model/narrow'
import type { DynamineView, Offer, Pile, Shift } from './view'

/** Return whether a move of this kind is offered. */
export const has = (table: Playing, kind: string): boolean => table.choices.some(({ form }) => form.kind === kind)
/** Return the rule to show beside moves of this kind. */
export const ruleOf = (table: Playing, kind: string): string | undefined =>
  table.choices.find(({ form }) => form.kind === kind)?.rule

const picked = (table: Playing, field: string): string | null =>
  typeof table.picked[field] === 'string' ? table.picked[field] : null

/** The picked parts of a build or a move: its pile, its cell, its tile. */
export const pilePicked = (table: Playing): string | null => picked(table, 'pile')
export const cellPicked = (table: Playing): string | null => picked(table, 'at')
export const tilePicked = (table: Playing): string | null => picked(table, 'tile')

// ---- whose mine is seen -------------------------------------------------------------------------

const LOOK = 'mine:'

/** The seat whose mine was opened; null for the viewer's. */
export const opened = (table: Playing): number | null =>
  table.mode?.startsWith(LOOK) ? Number(table.mode.slice(LOOK.length)) : null

/** Return the mode in which a seat's mine is open. */
export const lookAt = (seat: number): string => LOOK + seat

// ---- what is being done -------------------------------------------------------------------------

/** Return whether a tile is being bought. */
export const building = (table: Playing): boolean => table.myTurn && has(table, 'build') && !moving(table)

/** Return whether a tile is being moved: because the player said so or takes advice, or because a Move tile asks for it. */
export const moving = (table: Playing): boolean =>
  table.myTurn && has(table, 'move') && (table.mode === 'move' || table.picked.kind === 'move' || !has(table, 'end'))

export interface Spot {
  at: string
  points: number
  bonus: number
  seals: boolean
  links: string
}

/** Return what the viewer's secret mission adds to a build or a move. */
export const hope = ({ hopes }: DynamineView, what: string, at: string): number =>
  hopes.find((one) => one.what === what && one.at === at)?.points ?? 0

const spot = (view: DynamineView, what: string, offer: Offer | Shift): Spot => ({
  at: offer.at,
  points: (offer.points ?? 0) + hope(view, what, offer.at),
  bonus: 'bonus' in offer ? (offer.bonus ?? 0) : 0,
  seals: 'seals' in offer && Boolean(offer.seals),
  links: 'links' in offer ? offer.links : '',
})

/** Return the cells where the selection may go, each with what it gives. */
export function spots(table: Playing, view: DynamineView): Spot[] {
  const [pile, tile] = [pilePicked(table), tilePicked(table)]
  if (moving(table))
    return tile === null ? [] : view.moves.filter((one) => one.tile === tile).map((one) => spot(view, tile, one))
  if (!building(table) || pile === null) return []
  return view.offers.filter((one) => one.pile === pile).map((one) => spot(view, pile, one))
}

/** Return for each pile what it would give in the cell that was picked first. */
export function gainsHere(table: Playing, view: DynamineView): Map<string, Spot> {
  const at = cellPicked(table)
  if (at === null || !building(table)) return new Map()
  return new Map(view.offers.filter((one) => one.at === at).map((one) => [one.pile, spot(view, one.pile, one)]))
}

/** The cells where something could be built now. */
export const buildable = (table: Playing): Set<string> =>
  new Set(building(table) ? values(narrow(table.choices, { kind: 'build' }), 'at').map(String) : [])

/** The tiles that could be moved now. */
export const movable = (table: Playing): Set<string> =>
  new Set(moving(table) ? values(narrow(table.choices, { kind: 'move' }), 'tile').map(String) : [])

/** Return the previewed tile of the market or of the mine, and where it is. */
export function laid(table: Playing, view: DynamineView) {
  const { chosen } = table
  const { market, players, turn } = view.public
  const at = chosen?.form.at
  if (!chosen || typeof at !== 'string') return null
  if (chosen.form.kind === 'build') {
    const face = market.find(({ pile }) => pile === chosen.form.pile)?.open
    return face ? { at, face, from: null } : null
  }
  const from = players[turn]?.mine.find(({ face }) => face.tile === chosen.form.tile)
  return from ? { at, face: from.face, from: from.at } : null
}

/** Return whether the previewed build closes the last open end, with rounds still to come. */
export function sealing(table: Playing, { public: now, offers }: DynamineView): boolean {
  const form = table.chosen?.form
  if (form?.kind !== 'build' || now.rounds_left === 0) return false
  return Boolean(offers.find(({ pile, at }) => pile === form.pile && at === form.at)?.seals)
}

// ---- market and cards ---------------------------------------------------------------------------

/** Whether the open tile of a pile can be built: now, or in the cell that was picked first. */
export function fits(table: Playing, view: DynamineView, { pile, open }: Pile): boolean {
  if (!building(table) || open === null || view.closed.some((one) => one.pile === pile)) return false
  const cellFirst = cellPicked(table) !== null && pilePicked(table) === null
  return !cellFirst || gainsHere(table, view).has(pile)
}

/** Whether an open card can be taken now. */
export const takeable = (table: Playing, card: string): boolean =>
  table.myTurn && narrow(table.choices, { kind: 'take', card }).length > 0
