/** The open question in a village: what a die would wake, the possible actions, the selection. */

import { narrow, values } from '../../model/narrow'
import type { Playing } from '../../model/playing'
import type { FieldValue } from '../../net/wire'
import { chosen, figure, IN_WINDOW, offers, onlyGiant, question, type Offered } from './offers'
import { tileOf, type Figure, type Player, type Prospect, type Public, type Tile, type Waking } from './view'

export interface Shown {
  asked: string
  /** The move that is picked in full. */
  pick: Offered | null
  /** The giant whose die is looked at. */
  looked: Figure | null
  /** The texts on squares: for the previewed die, or for either order. */
  told: ReadonlyMap<string, Waking>
  /** The squares that can wake first. */
  firsts: readonly string[]
  /** Squares of the awakening whose turn is still to come. */
  due: readonly string[]
  /** The tile that is picked, and the square that is. */
  tile: Tile | null
  square: FieldValue | undefined
  /** Whether the player is choosing a square for a tile. */
  laying: boolean
  /** Squares where something can be done. */
  legal: ReadonlySet<string>
  /** Giants that can be moved, the one that is meant (0 for none), and the lines that it can go to. */
  giants: ReadonlySet<number>
  mover: number
  lines: ReadonlySet<string>
  /** The gain of the picked tile on a square. */
  prospects: ReadonlyMap<string, Prospect>
}

/** Return the marks in a player's village while a die, or none, is previewed; without a table there are no actions. */
export function shownOf(table: Playing | null, now: Public, player: Player, pointed: number | null): Shown {
  const live = table?.myTurn ? table : null
  const all = live ? offers(live, now) : []
  const asked = live ? question(live) : ''
  const picked = table?.picked ?? {}
  const pick = live ? chosen(live, now) : null
  const die = live ? lookedAt(live, now, asked, pointed) : null
  const looked = die === null ? null : (figure(player, die) ?? null)
  const waking = now.awake && asked === 'order' ? figure(player, now.awake.dunaia) : null
  const told = looked?.orders[0] ?? waking?.orders.flatMap(([first]) => first ?? []) ?? []
  const laying = asked === 'build' || asked === 'search'
  const moves = asked === 'move' || asked === 'shepherd' ? narrow(all, { kind: 'move' }) : []
  const giants = new Set(values(moves, 'dunaia').map(Number))
  const mover = live && giants.size ? Number(picked.dunaia ?? onlyGiant(live, now) ?? 0) : 0
  const due = now.turn === player.seat && (asked === 'chip' || asked === 'move')
  return {
    asked,
    pick,
    looked,
    told: new Map(told.map((one) => [one.square, one])),
    firsts: asked === 'order' ? values(all, 'square').map(String) : [],
    due: due ? (now.awake?.due ?? []) : [],
    tile: picked.tile === undefined ? null : tileOf(now, String(picked.tile)),
    square: pick && pick.form.kind !== 'recycle' ? pick.form.square : picked.square,
    laying,
    legal: legalSquares(all, player.seat, picked.kind === 'foreman', laying ? picked.tile : undefined),
    giants,
    mover,
    lines: new Set(values(mover ? narrow(moves, { dunaia: mover }) : [], 'place').map(String)),
    prospects: prospectsOf(now, picked),
  }
}

/** The die that is looked at: picked, pointed at, or the face that it would be turned to. */
function lookedAt({ picked, asked }: Playing, now: Public, question: string, pointed: number | null): number | null {
  if (picked.kind === 'turn') return Number(asked?.args?.opposite)
  if (picked.kind === 'keep') return now.awake?.dunaia ?? null
  if (question !== 'die') return null
  return picked.kind === 'take' ? Number(picked.value) : pointed
}

/** The squares of a village where something can be done: with the tile that is picked, if one is. */
function legalSquares(
  all: readonly Offered[],
  seat: number,
  foreman: boolean,
  tile: FieldValue | undefined,
): Set<string> {
  const here = all.filter(({ form }) => {
    if (foreman) return form.kind === 'foreman'
    if (form.kind === 'recycle') return form.seat === seat
    return !IN_WINDOW.includes(form.kind) && (tile === undefined || form.tile === tile)
  })
  return new Set(values(here, 'square').map(String))
}

/** Return the gain of the picked tile by square: as turned on the picked square, in every possible turn elsewhere. */
function prospectsOf({ prospects }: Public, { tile, square, turn = 0 }: Playing['picked']): Map<string, Prospect> {
  const own = tile === undefined ? [] : prospects.filter((one) => one.tile === tile)
  const as = ({ square: at, turned = 0 }: Prospect) => at !== square || turned === Number(turn)
  return new Map(own.filter(as).map((one) => [one.square, one]))
}
