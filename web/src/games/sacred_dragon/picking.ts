/** Picking on the mountain: tile, then space, then turn. All of it narrows the server's list. */

import type { Playing } from '../../model/playing'
import { narrow, values, type Picked } from '../../model/narrow'
import type { Form } from '../../net/wire'

/** The tile that is raised. */
export const tilePicked = (table: Playing): string | null =>
  typeof table.picked.tile === 'string' ? table.picked.tile : null
/** The space where it is previewed. */
export const spacePicked = (table: Playing): string | null =>
  typeof table.picked.at === 'string' ? table.picked.at : null
/** Whether a move of that kind is offered. */
export const has = (table: Playing, kind: string) => table.choices.some(({ form }) => form.kind === kind)

/** Return a previewed tile, its fields in the order in which they can be taken back: the turn first. */
const laid = ({ kind, tile, at, turn }: Form): Picked => ({ kind, tile: tile!, at: at!, turn: turn! })

/** Return the tile that is raised while nothing is picked: the first that can be placed, else the first that can be given up. */
export function firstTile(table: Playing): string | null {
  const tile = values(narrow(table.choices, { kind: 'place' }), 'tile')[0] ?? values(table.choices, 'tile')[0]
  return tile === undefined ? null : String(tile)
}

/** The kind of move that gives up a tile now, if there is one. */
export const givingUp = (table: Playing): 'remove' | 'reorganize' | null =>
  has(table, 'remove') ? 'remove' : has(table, 'reorganize') ? 'reorganize' : null

/** Pick a tile of the hand: raise it, and preview it where another one was, if it fits there. */
export function pickTile(table: Playing, tile: string): void {
  if (!table.myTurn) return table.notNow()
  const at = spacePicked(table)
  const [fits] = at === null ? [] : narrow(table.choices, { kind: 'place', tile, at })
  if (has(table, 'remove')) return table.pickAll({ kind: 'remove', tile })
  table.pickAll(fits ? laid(fits.form) : { kind: 'place', tile })
}

/** Pick a space: preview the tile there, turn it on a further click, or say why not. */
export function pickSpace(table: Playing, at: string): void {
  const tile = tilePicked(table) ?? firstTile(table)
  if (!table.myTurn || tile === null) return table.notNow()
  const here = narrow(table.choices, { kind: 'place', tile, at })
  if (!here.length) return whyNot(table, at)
  if (table.picked.at === at && table.picked.turn !== undefined) return turnTile(table, 1)
  const same = here.find(({ form }) => form.turn === table.picked.turn) ?? here[0]!
  table.pickAll(laid(same.form))
}

/** Say why the raised tile cannot go there. */
export function whyNot(table: Playing, at: string): void {
  const tile = tilePicked(table) ?? firstTile(table)
  if (tile === null) return table.notNow()
  const [fits] = narrow(table.choices, { kind: 'place', tile, at }) // in some turn, whichever is up
  void table.explain(fits?.form ?? { kind: 'place', tile, turn: Number(table.picked.turn ?? 0), at }, at)
}

/** Change to the next turn of the tile that fits. */
export function turnTile(table: Playing, by: 1 | -1): void {
  const { tile, at, turn } = table.picked
  if (tile === undefined || at === undefined || turn === undefined)
    return void (table.fault = table.say.ui('turn-first'))
  const turns = values(narrow(table.choices, { kind: 'place', tile, at }), 'turn')
    .map(Number)
    .sort((a, b) => a - b)
  const next = turns[(turns.indexOf(Number(turn)) + by + turns.length) % turns.length]
  if (next !== undefined) table.pickAll({ kind: 'place', tile, at, turn: next })
}

/** Draw tiles; if that cannot be done now, the table says why. */
export function draw(table: Playing): void {
  const [supply] = narrow(table.choices, { kind: 'supply' })
  if (supply) void table.play(supply)
  else void table.explain({ kind: 'supply' }, null)
}

/** Pick the raised tile to be given up; if that cannot be done now, the table says why. */
export function giveUp(table: Playing): void {
  const [tile, kind] = [tilePicked(table) ?? firstTile(table), givingUp(table) ?? 'reorganize']
  if (tile === null) return table.notNow()
  if (narrow(table.choices, { kind, tile }).length) table.pickAll({ kind, tile })
  else void table.explain({ kind, tile }, null)
}

/** Use a key of the game's own; return whether it was one. */
export function key(table: Playing, pressed: string): boolean {
  switch (pressed) {
    case 'r':
    case 'e':
      turnTile(table, 1)
      return true
    case 'R':
    case 'q':
      turnTile(table, -1)
      return true
    case 'd':
    case 'D': {
      draw(table)
      return true
    }
    case 'x':
    case 'X': {
      giveUp(table)
      return true
    }
    case 'Escape':
      if (table.refusal || spacePicked(table) === null) return false
      table.pickAll({ kind: 'place', tile: table.picked.tile! })
      return true
    default:
      return false
  }
}
