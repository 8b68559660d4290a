/** Picking in the mine: a kind, a card, a way. All of it narrows the server's list. */

import type { Playing } from '../../model/playing'
import { narrow, type Picked } from '../../model/narrow'
import type { Choice, Form } from '../../net/wire'
import { KEYS, mine } from './view'

/** Kinds of move that the board shows only once their action was chosen: they would cover everything else. */
const ON_REQUEST = new Set(['turn', 'tunnel', 'transport'])
const PREFERRED = ['place', 'with', 'exchange', 'walk', 'cross', 'tunnel', 'transport']

/** The card that a move is about. */
export const cellOf = ({ form }: Pick<Choice, 'form'>): string | null => {
  const cell = form.to ?? form.cell
  return cell === undefined ? null : String(cell)
}

/** Return the choices that the board shows now: those of the chosen action, else all except those kinds. */
export function shown(table: Playing): Choice[] {
  const kind = table.mode
  return table.choices.filter(({ form }) => (kind ? form.kind === kind : !ON_REQUEST.has(form.kind)))
}

/** By cell the key of the action that leads there, of the choices shown. */
export const reachOf = (offered: readonly Choice[]): Map<string, string> =>
  new Map(
    offered.flatMap((choice): [string, string][] => {
      const cell = choice.form.kind === 'turn' ? null : cellOf(choice)
      return cell ? [[cell, KEYS[choice.form.kind] ?? '']] : []
    }),
  )

/** Return the targets for pushed loaders among the shown choices. */
export const pushesOf = (offered: readonly Choice[]): { from: number; slot: number }[] =>
  offered.map(({ form }) => ({ from: Number(form.loader), slot: Number(form.slot) }))

/** The choices shown that are about a card. */
export const choicesAt = (table: Playing, cell: string): Choice[] =>
  shown(table).filter((choice) => cellOf(choice) === cell)
/** The ways in which a card can be turned. */
export const turnsAt = (table: Playing, cell: string): Choice[] => narrow(table.choices, { kind: 'turn', cell })

/** Pick a card: the first click looks, a second one plays. */
export function pickCell(table: Playing, cell: string): void {
  if (!table.myTurn) return table.notNow()
  if (table.place === cell && table.chosen && cellOf(table.chosen) === cell && table.chosen.form.kind !== 'turn')
    return void table.play(table.chosen)
  table.place = cell
  const here = choicesAt(table, cell).filter(({ form }) => form.kind !== 'turn')
  const first = PREFERRED.flatMap((kind) => here.filter(({ form }) => form.kind === kind))[0]
  if (first) return table.pickAll({ ...first.form })
  table.pickAll({})
  if (table.mode && table.mode !== 'turn') whyNot(table, cell)
}

/** Say why a card cannot be the target of the current action. */
export function whyNot(table: Playing, cell: string): void {
  const [legal] = choicesAt(table, cell)
  if (legal) return void table.explain(legal.form, cell)
  const kind = table.mode ?? 'walk'
  const crew = table.choices.find(({ form }) => form.crew !== undefined)?.form.crew
  const target: Picked =
    kind === 'turn' || kind === 'place' || kind === 'exchange' || kind === 'with' ? { cell } : { to: cell }
  void table.explain({ kind, ...(crew === undefined ? {} : { crew }), ...target }, cell)
}

/** Pick the slot of a loader: a second click plays. */
export function pickSlot(table: Playing, slot: number): void {
  const [choice] = table.choices.filter(({ form }) => form.kind === 'push' && form.slot === slot)
  if (!choice) return
  if (table.chosen === choice) return void table.play(choice)
  table.pickAll({ ...choice.form })
}

/** Start an action from the tray or by its key: one with a single answer is played, others wait for a place. */
export function startAction(table: Playing, kind: string): void {
  const own = narrow(table.choices, { kind })
  if (!own.length) return whyNotAction(table, kind)
  if (table.mode === kind) {
    table.mode = null
    return table.pickAll({})
  }
  table.mode = kind
  table.pickAll(own.length === 1 ? { ...own[0]!.form } : {})
}

/** Preview a move: its action, and the card it is about or the crew's own. */
export function show(table: Playing, form: Form): void {
  const view = table.position?.view
  const crews = view && table.viewer !== null ? (mine(view).public.players[table.viewer]?.crews ?? []) : []
  const crew = crews.find(({ colour }) => colour === form.crew) ?? crews[0]
  table.mode = ON_REQUEST.has(form.kind) || form.kind === 'push' ? form.kind : null
  table.place = form.kind === 'push' ? null : (cellOf({ form }) ?? crew?.cell ?? null)
  table.pickAll({ ...form })
}

/** Ask why an action cannot be carried out at all, with a target of its kind near the player's crew. */
function whyNotAction(table: Playing, kind: string): void {
  const view = table.position?.view
  if (!view || table.viewer === null) return
  const { players, loaders } = mine(view).public
  const [crew, second] = players[table.viewer]?.crews ?? []
  const rival = players.find(({ seat }) => seat !== table.viewer)?.crews[0]
  const cell = crew?.cell ?? 'a1'
  const beside = cell.startsWith('a')
    ? `b${cell.slice(1)}`
    : `${String.fromCharCode(cell.charCodeAt(0) - 1)}${cell.slice(1)}`
  const targets: Record<string, Picked> = {
    turn: { cell, way: 'A' },
    collect: {},
    steal: { victim: rival?.colour ?? '' },
    push: { loader: loaders[0]?.slot ?? 0, slot: loaders[0]?.next_turn ?? 0 },
    deliver: { units: 1 },
  }
  const leads: Picked = crew && second && kind !== 'turn' && kind !== 'push' ? { crew: crew.colour } : {}
  void table.explain({ kind, ...leads, ...(targets[kind] ?? { to: beside }) }, null)
}

/** Use a key of the game's own; return whether it was one. */
export function key(table: Playing, pressed: string): boolean {
  if (pressed === 'Escape') {
    if (table.refusal || (!table.mode && table.place === null)) return false
    if (table.place !== null) table.place = null
    else table.mode = null
    table.pickAll({})
    return true
  }
  const upper = pressed.toUpperCase()
  if (/^[ABC]$/.test(upper) && table.place !== null) {
    const [choice] = narrow(table.choices, { kind: 'turn', cell: table.place, way: upper })
    if (choice) void table.play(choice)
    return Boolean(choice)
  }
  const kind = Object.keys(KEYS).find((name) => KEYS[name] === upper) ?? (/^[ABC]$/.test(upper) ? 'turn' : null)
  if (!kind) return false
  startAction(table, kind)
  return true
}
