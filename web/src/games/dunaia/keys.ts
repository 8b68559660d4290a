/** The keys of the game, and previews of moves. */

import { narrow, values } from '../../model/narrow'
import type { Playing } from '../../model/playing'
import type { Form, View } from '../../net/wire'
import { deskOf } from './desk.svelte'
import { figure, IN_WINDOW, isPaying, me, one, question, turnings } from './offers'
import { pickElder, pickNumber, pickPower, pickSpace, pickTile, turnTile } from './picking'
import { dunaia, type Public } from './view'

const SPACES: Record<string, string> = { b: 'build', f: 'flower', m: 'move', c: 'chip' }

/** Do what a key of the game means; return whether it meant anything. */
export function key(table: Playing, pressed: string, view: View): boolean {
  const now = dunaia(view).public
  const asked = question(table)
  const low = pressed.toLowerCase()
  if (pressed === 'Escape') return deskOf(table).close()
  if (/^[1-6]$/.test(pressed) && (NUMBERED.includes(asked) || isPaying(table))) {
    pickNumber(table, now, Number(pressed))
    return true
  }
  if (/^[1-7]$/.test(pressed) && ['build', 'surveyor'].includes(asked)) return numberedTile(table, now, Number(pressed))
  if (SPACES[low]) {
    pickSpace(table, now, SPACES[low])
    return true
  }
  if (low === 'e') {
    nextElder(table, now)
    return true
  }
  if (low === 'w') {
    if (table.position?.decision.passes) hush(table)
    else void table.explain({ kind: 'continue' }, null)
    return true
  }
  if (low === 't') {
    if (turnings(table).length > 1) turnTile(table)
    else table.fault = table.say.ui('why-no-turn')
    return true
  }
  if (low === 'n') return nextLegal(table, now, pressed === 'N' ? -1 : 1)
  return false
}

const NUMBERED = ['die', 'chip', 'move', 'shepherd']

function numberedTile(table: Playing, now: Public, n: number): boolean {
  const sold = now.market.flatMap(({ offers: all }) => all)
  const booked = now.players[table.viewer ?? -1]?.booked
  const offer = sold[n - 1]
  if (offer?.tile) pickTile(table, now, offer.tile.tile, offer.place)
  else if (booked && n > sold.length) pickTile(table, now, booked.tile.tile, booked.place)
  return true
}

/** Pick the next Elder that answers, then the Elite power; if there is none, say why not. */
function nextElder(table: Playing, now: Public): void {
  const spaces = values(narrow(table.choices, { kind: 'call' }), 'space').map(Number)
  const at = table.picked.kind === 'call' ? spaces.indexOf(Number(table.picked.space)) : -1
  const next = spaces[at + 1]
  if (next !== undefined) pickElder(table, now, next)
  else if (one(table, { kind: 'archivist' }) || one(table, { kind: 'foreman' })) pickPower(table)
  else pickElder(table, now, spaces[0] ?? now.elders[0]?.space ?? 1)
}

/** Skip the windows of this turn, or show them again; behind the open one the next question may be waiting. */
export function hush(table: Playing): void {
  if (IN_WINDOW.includes(String(table.picked.kind))) table.pickAll({})
  table.hush()
}

/** Move the keyboard to the next place where something can be done. */
function nextLegal(table: Playing, now: Public, by: 1 | -1): boolean {
  const places = table.places.all('[data-legal]')
  if (!places.length) return false
  const at = places.findIndex((place) => place.matches(':focus, [data-cursor]'))
  const next = places[(at + by + places.length) % places.length]!
  const [, name] = next.getAttribute('data-at')?.split(':') ?? []
  if (next instanceof HTMLElement || name === undefined) next.focus()
  else {
    next.ownerSVGElement?.focus()
    table.cursor = /^\d$/.test(name) ? (figure(me(table, now), Number(name))?.line ?? '') : name
  }
  return true
}

/** Preview a move; if it is about the common board or another village, open that. */
export function show(table: Playing, form: Form): void {
  const desk = deskOf(table)
  desk.village =
    form.kind === 'recycle' && form.seat !== undefined && form.seat !== table.viewer ? Number(form.seat) : null
  desk.board = ON_THE_BOARD.includes(form.kind)
  table.pickAll({ ...form })
}

/** Moves about prophecies and tiles to book: on a phone they are visible only on the opened board. */
const ON_THE_BOARD = ['claim', 'leave', 'book']
