/** Clicks in the mine and its market: a pile and a cell in either order, a tile and where it moves to. */

import type { Playing } from '../../model/playing'
import { narrow } from '../../model/narrow'
import type { Form } from '../../net/wire'
import { cellPicked, has, lookAt, movable, moving, opened, pilePicked, sealing, tilePicked } from './targets'
import type { DynamineView, Player } from './view'

/** Open a mine, or close it again. */
export function openMine(table: Playing, seat: number): void {
  const close = seat === table.viewer || opened(table) === seat
  table.pickAll({})
  table.place = null
  table.mode = close ? null : lookAt(seat)
}

/** Pick a pile and show its cells. If only one is left, or the cell was chosen before, preview the tile there. */
export function pickPile(table: Playing, pile: string, view: DynamineView): void {
  if (!table.myTurn) return table.notNow()
  if (moving(table) && has(table, 'build')) table.mode = null
  if (opened(table) !== null) table.mode = null
  const here = narrow(table.choices, { kind: 'build', pile })
  const at = cellPicked(table)
  if (!here.length) return whyPile(table, pile, view)
  if (pilePicked(table) === pile && at !== null && table.chosen) return table.pickAll({ kind: 'build', at })
  if (pilePicked(table) === pile) return table.pickAll({})
  const first = pilePicked(table) === null && at !== null
  if (at !== null && narrow(here, { at }).length)
    return table.pickAll(first ? { kind: 'build', at, pile } : { kind: 'build', pile, at })
  if (first) return void table.explain({ kind: 'build', pile, at }, at)
  table.pickAll(here.length === 1 ? { ...here[0]!.form } : { kind: 'build', pile })
}

/** Pick a cell. */
export function pickCell(table: Playing, at: string, view: DynamineView): void {
  const player = view.public.players[opened(table) ?? table.viewer ?? view.public.turn]
  const there = player?.mine.find((tile) => tile.at === at)
  if (opened(table) !== null) return look(table, there ? at : null)
  if (!table.myTurn) return there || at === player?.entrance.at ? look(table, at) : table.notNow()
  if (table.chosen && cellPicked(table) === at && !sealing(table, view)) return void table.play(table.chosen)
  if (moving(table)) return pickMove(table, at, there?.face.tile ?? null, player)
  if (there || at === player?.entrance.at) return look(table, at)
  const pile = pilePicked(table)
  table.place = null
  if (pile === null || table.picked.kind !== 'build') return pickEnd(table, at, view)
  if (narrow(table.choices, { kind: 'build', pile, at }).length) return table.pickAll({ kind: 'build', pile, at })
  void table.explain({ kind: 'build', pile, at }, at)
}

function look(table: Playing, at: string | null): void {
  table.refusal = null
  table.place = table.place === at ? null : at
}

function pickEnd(table: Playing, at: string, view: DynamineView): void {
  if (narrow(table.choices, { kind: 'build', at }).length) return table.pickAll({ kind: 'build', at })
  table.pickAll({})
  if (has(table, 'build')) table.refusal = { place: at, lines: [], sentence: table.say.ui('why-no-tile') }
  else whyNot(table, at, view)
}

function pickMove(table: Playing, at: string, there: string | null, player: Player | undefined): void {
  const tile = tilePicked(table)
  if (there !== null && there !== tile) {
    if (movable(table).has(there)) return table.pickAll({ kind: 'move', tile: there })
    const end = player?.ends.find((one) => one.at !== at)?.at ?? at
    return void table.explain({ kind: 'move', tile: there, at: end }, at)
  }
  if (there !== null) return table.pickAll({})
  if (tile === null) return void (table.refusal = { place: at, lines: [], sentence: table.say.ui('why-tile-first') })
  if (narrow(table.choices, { kind: 'move', tile, at }).length) return table.pickAll({ kind: 'move', tile, at })
  void table.explain({ kind: 'move', tile, at }, at)
}

/** Drop a tile on a cell: the same as choosing both. */
export function drop(table: Playing, what: Form, at: string): void {
  const [choice] = narrow(table.choices, { ...what, at })
  if (choice) table.pickAll({ ...what, at })
  else void table.explain({ ...what, at }, at)
}

/** Say why a pile is closed: as the view says it, or as the rules do for the cell that was chosen first. */
export function whyPile(table: Playing, pile: string, view: DynamineView): void {
  const { why: closed, short = 0 } = view.closed.find((one) => one.pile === pile) ?? {}
  const at = cellPicked(table)
  if (at !== null && closed !== 'empty') return void table.explain({ kind: 'build', pile, at }, at)
  if (closed) table.refusal = { place: pile, lines: [], sentence: table.say.ui('why-pile', { pile, closed, short }) }
  else
    void table.explain(
      narrow(table.choices, { kind: 'build', pile })[0]?.form ?? { kind: 'build', pile, at: '2,0' },
      pile,
    )
}

/** Ask why the selection cannot go to a cell; with nothing picked, whether anything can be built there. */
export function whyNot(table: Playing, at: string, { public: now }: DynamineView): void {
  const [pile, tile] = [pilePicked(table), tilePicked(table)]
  if (tile !== null) return void table.explain({ kind: 'move', tile, at }, at)
  const [fits] = narrow(table.choices, { kind: 'build', at })
  if (pile === null && fits) return void table.explain(fits.form, at)
  void table.explain({ kind: 'build', pile: pile ?? now.market.find(({ open }) => open)?.pile ?? '', at }, at)
}

/** Pick an open card; a second click takes it. */
export function pickCard(table: Playing, card: string): void {
  if (!table.myTurn) return table.notNow()
  if (!narrow(table.choices, { kind: 'take', card }).length) return void table.explain({ kind: 'take', card }, card)
  if (table.chosen?.form.card === card) return void table.play(table.chosen)
  table.pickAll({ kind: 'take', card })
}

/** Preview a move: in the viewer's mine, or a card among the open ones. */
export function show(table: Playing, form: Form): void {
  table.mode = form.kind === 'move' ? 'move' : form.kind === 'take' ? 'cards' : null
  table.pickAll({ ...form })
}

/** Go one step back: what was picked last, then what was being done, then what was looked at. */
export function stepBack(table: Playing): boolean {
  if (table.refusal || table.fault) return table.back()
  const fields = Object.entries(table.picked).slice(0, -1)
  if (Object.keys(table.picked).length) table.pickAll(fields.length > 1 ? Object.fromEntries(fields) : {})
  else if (table.mode !== null) table.mode = null
  else if (table.place !== null) table.place = null
  else return false
  return true
}
