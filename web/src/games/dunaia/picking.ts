/** Picking in the village: each click picks a field of a move, plays what is picked, or asks why not. */

import { narrow, sameForm, values } from '../../model/narrow'
import type { Playing } from '../../model/playing'
import type { Choice } from '../../net/wire'
import {
  chipsOf,
  chosen,
  figure,
  find,
  isPaying,
  me,
  one,
  onlyGiant,
  question,
  send,
  turnings,
  type Offered,
} from './offers'
import type { Shown } from './shown'
import type { Player, Public } from './view'

/** Return whether nothing can be picked: a move is on its way, or it is someone else's turn, which it then says. */
function waits(table: Playing): boolean {
  if (!table.myTurn) table.notNow()
  return !table.myTurn || table.sending
}

/** Pick a whole move, or play it if it is already picked. */
function look(table: Playing, now: Public, offer: Offered | undefined): boolean {
  if (!offer) return false
  const before = chosen(table, now)
  if (sameForm(before?.form, offer.form)) send(table, offer)
  else table.pickAll({ ...offer.form })
  return true
}

/** Pick a column of the six: a die to take, a chip to insert or to pay with. */
export function pickNumber(table: Playing, now: Public, value: number): void {
  if (waits(table)) return
  if (isPaying(table)) return payWith(table, value)
  if (question(table) === 'chip') {
    const chip = find(table, now, { kind: 'insert', chip: value })
    if (chip) return send(table, chip)
    return void table.explain({ kind: 'insert', chip: value }, `die/${value}`)
  }
  if (question(table) === 'move' || question(table) === 'shepherd') return pickGiant(table, now, value)
  if (!look(table, now, find(table, now, { kind: 'take', value })))
    void table.explain({ kind: 'take', value }, `die/${value}`)
}

/** Return the payment that includes this chip and changes least. */
function payWith(table: Playing, chip: number): void {
  const { kind, space } = table.picked
  const ways = narrow(table.choices, space === undefined ? { kind: kind! } : { kind: kind!, space })
  const now = chipsOf(table.picked)
  const shared = ({ form }: Choice) => chipsOf(form).filter((n) => now.includes(n)).length
  const best = ways.filter(({ form }) => chipsOf(form).includes(chip)).sort((a, b) => shared(b) - shared(a))[0]
  if (best) return table.pickAll({ ...best.form })
  const chips = [...now.slice(0, -1), chip].sort((a, b) => a - b).join('+')
  void table.explain({ kind: String(kind), ...(space === undefined ? {} : { space }), chips }, `die/${chip}`)
}

/** Pick the call of an Elder, make it if it is already picked, or say why not. */
export function pickElder(table: Playing, now: Public, space: number): void {
  if (waits(table)) return
  if (table.picked.kind === 'call' && table.picked.space === space) {
    const call = chosen(table, now)
    return call ? send(table, call) : undefined
  }
  const call = one(table, { kind: 'call', space })
  if (call) return table.pickAll({ ...call.form })
  const elder = now.elders.find((one) => one.space === space)
  const more = [1, 2, 3, 4, 5, 6].filter((n) => !elder?.chips.includes(n)).slice(0, elder?.more ?? 0)
  const chips = [...(elder?.chips ?? []), ...more].sort((a, b) => a - b).join('+')
  void table.explain({ kind: 'call', space, chips }, `elder/${space}`)
}

/** The Elite power of a window: the Archivist's chips, or the Foreman's site. */
export function pickPower(table: Playing): void {
  const power = one(table, { kind: 'archivist' }) ?? one(table, { kind: 'foreman' })
  if (!power) return
  const sites = narrow(table.choices, { kind: 'foreman' })
  table.pickAll(power.form.kind === 'foreman' && sites.length > 1 ? { kind: 'foreman' } : { ...power.form })
}

/** Pick a space of the common board for the die. */
export function pickSpace(table: Playing, now: Public, space: string): void {
  if (waits(table)) return
  if (!look(table, now, find(table, now, { kind: 'recycle', space })))
    void table.explain({ kind: 'recycle', space }, `space/${space}`)
}

/** A tile for sale: to build, to find in a pile, to book; before the die has its place it is picked for later. */
export function pickTile(table: Playing, now: Public, tile: string, place: string): void {
  if (waits(table)) return
  const asked = question(table)
  if (asked === 'surveyor') {
    if (!look(table, now, find(table, now, { kind: 'book', tile }))) void table.explain({ kind: 'book', tile }, place)
    return
  }
  const build = find(table, now, { kind: 'recycle', space: 'build' })
  if (asked === 'recycle' && build) {
    return send(table, build, { kind: 'build', tile })
  }
  if (asked !== 'build' && asked !== 'search') return void table.explain({ kind: 'build', tile, square: 'A1' }, place)
  const square = table.picked.square
  const ways = narrow(table.choices, { kind: asked, tile })
  if (!ways.length) return void table.explain({ kind: asked, tile, square: square ?? freeSquare(table, now) }, place)
  const here = square === undefined ? undefined : narrow(ways, { square })[0]
  table.pickAll(here ? { ...here.form } : { kind: asked, tile })
}

const freeSquare = (table: Playing, now: Public): string =>
  me(table, now)?.squares.find(({ building }) => !building)?.square ?? 'A1'

/** Pick a square of the viewer's village, or a house of another one. */
export function pickSquare(table: Playing, now: Public, seat: number, square: string): void {
  if (waits(table)) return
  const place = `${seat}/${square}`
  const asked = table.picked.kind === 'foreman' ? 'foreman' : question(table)
  if (seat !== table.viewer && asked !== 'recycle') return whyNotHere(table, seat, square)
  switch (asked) {
    case 'recycle': {
      if (!look(table, now, find(table, now, { kind: 'recycle', seat, square })))
        void table.explain({ kind: 'recycle', seat, square }, place)
      return
    }
    case 'order': {
      const first = find(table, now, { kind: 'first', square })
      if (first) send(table, first)
      else void table.explain({ kind: 'first', square }, place)
      return
    }
    case 'foreman':
    case 'advance': {
      if (!look(table, now, find(table, now, { kind: asked, square })))
        void table.explain({ kind: asked, square }, place)
      return
    }
    case 'colour': {
      const { colour } = table.picked
      const ways = narrow(
        table.choices,
        colour === undefined ? { kind: asked, square } : { kind: asked, square, colour },
      )
      if (ways.length === 1) look(table, now, { ...ways[0]!, ahead: false })
      else if (ways.length) table.pickAll({ kind: asked, square })
      else void table.explain({ kind: asked, square, colour: colour ?? 'green' }, place)
      return
    }
    case 'build':
    case 'search':
      return laySquare(table, now, asked, square, place)
  }
  whyNotHere(table, seat, square)
}

/** Say why not here: a die could only be put there later, if at all. */
const whyNotHere = (table: Playing, seat: number, square: string): void =>
  void table.explain({ kind: 'recycle', seat, square }, `${seat}/${square}`)

function laySquare(table: Playing, now: Public, kind: string, square: string, place: string): void {
  const { tile } = table.picked
  const before = chosen(table, now)
  if (before?.form.square === square) return turnings(table).length > 1 ? turnTile(table) : send(table, before)
  const ways = narrow(table.choices, tile === undefined ? { kind, square } : { kind, square, tile })
  const tiles = values(ways, 'tile')
  if (tiles.length === 1) return table.pickAll({ ...ways[0]!.form })
  if (ways.length) return table.pickAll({ kind, square })
  const some = tile ?? values(table.choices, 'tile')[0] ?? ''
  void table.explain({ kind, square, tile: some }, place)
}

/** Turn the previewed tile to its next position. */
export function turnTile(table: Playing): void {
  const turns = turnings(table)
  const next = turns[(turns.indexOf(Number(table.picked.turn)) + 1) % turns.length]
  if (next !== undefined) table.pickAll({ ...table.picked, turn: next })
}

/** Pick the colour of a token, or say why it cannot be placed. */
export function pickColour(table: Playing, now: Public, colour: string): void {
  if (waits(table)) return
  const { square } = table.picked
  const here = square === undefined ? [] : narrow(table.choices, { kind: 'colour', colour, square })
  if (here[0]) return table.pickAll({ ...here[0].form })
  if (narrow(table.choices, { kind: 'colour', colour }).length) return table.pickAll({ kind: 'colour', colour })
  const any = square ?? values(table.choices, 'square')[0] ?? freeSquare(table, now)
  void table.explain({ kind: 'colour', square: any, colour }, `colour/${colour}`)
}

/** A giant: to be moved, or its die to be taken. */
export function pickGiant(table: Playing, now: Public, number: number): void {
  if (waits(table)) return
  const asked = question(table)
  if (asked === 'die') return pickNumber(table, now, number)
  if (find(table, now, { kind: 'move', dunaia: number })) return table.pickAll({ kind: 'move', dunaia: number })
  const home = figure(me(table, now), number)?.line ?? ''
  void table.explain({ kind: 'move', dunaia: number, place: home }, `giant/${number}`)
}

/** Pick a line as the destination of a giant. */
export function pickLine(table: Playing, now: Public, line: string): void {
  if (waits(table)) return
  const number = table.picked.dunaia ?? onlyGiant(table, now)
  if (number === undefined) {
    table.refusal = { place: `${table.viewer}/${line}`, lines: [], sentence: table.say.ui('why-giant-first') }
    return
  }
  const move = find(table, now, { kind: 'move', dunaia: number, place: line })
  if (!look(table, now, move))
    void table.explain({ kind: 'move', dunaia: number, place: line }, `${table.viewer}/${line}`)
}

/** Pick what was clicked: a square, or a line where a giant can be taken or put. */
export function pickAt(
  table: Playing,
  now: Public,
  player: Player,
  { mover, lines, giants }: Pick<Shown, 'mover' | 'lines' | 'giants'>,
  name: string,
): void {
  if (!name.includes('-')) return pickSquare(table, now, player.seat, name)
  const standing = player.lines.find(({ line }) => line === name)?.dunaias ?? []
  const first = standing.find((number) => giants.has(number))
  if (first === undefined || (mover && lines.has(name))) pickLine(table, now, name)
  else pickGiant(table, now, first)
}

/** A giant was dragged to a line. */
export function dropGiant(table: Playing, now: Public, number: number, line: string): void {
  const move = find(table, now, { kind: 'move', dunaia: number, place: line })
  if (move) return send(table, move)
  if (line !== figure(me(table, now), number)?.line)
    void table.explain({ kind: 'move', dunaia: number, place: line }, `${table.viewer}/${line}`)
}
