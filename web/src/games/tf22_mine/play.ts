/** Picking in the mine: a kind, a card, a way. All of it narrows the server's list. */

import type { TableModel } from '../../model/table.svelte'
import { narrow, type Picked } from '../../model/narrow'
import type { Choice, Form, View } from '../../net/wire'
import { capital, textOf, type Speaker } from '../../words/say'
import type { Action, Saying } from '../game'
import { KEYS, mine } from './view'

/** Kinds that only count on the board once their action was chosen: they would cover everything else. */
const ON_REQUEST = new Set(['turn', 'tunnel', 'transport'])
/** What can be done where one stands, offered without asking. */
const QUICK = ['deliver', 'collect', 'steal']
const PREFERRED = ['place', 'with', 'exchange', 'walk', 'cross', 'tunnel', 'transport']

export const cellOf = ({ form }: Pick<Choice, 'form'>): string | null => {
  const cell = form.to ?? form.cell
  return cell === undefined ? null : String(cell)
}

/** The choices that the board shows now: those of the chosen action, else all that do not flood it. */
export function shown(table: TableModel): Choice[] {
  const kind = table.mode
  return table.choices.filter(({ form }) => (kind ? form.kind === kind : !ON_REQUEST.has(form.kind)))
}

export const choicesAt = (table: TableModel, cell: string): Choice[] =>
  shown(table).filter((choice) => cellOf(choice) === cell)
export const turnsAt = (table: TableModel, cell: string): Choice[] => narrow(table.choices, { kind: 'turn', cell })

/** A card was clicked: the first click looks, a second one plays. */
export function pickCell(table: TableModel, cell: string): void {
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

export function whyNot(table: TableModel, cell: string): void {
  const [legal] = choicesAt(table, cell)
  if (legal) return void table.explain(legal.form, cell)
  const kind = table.mode ?? 'walk'
  const crew = table.choices.find(({ form }) => form.crew !== undefined)?.form.crew
  const target: Picked =
    kind === 'turn' || kind === 'place' || kind === 'exchange' || kind === 'with' ? { cell } : { to: cell }
  void table.explain({ kind, ...(crew === undefined ? {} : { crew }), ...target }, cell)
}

export function pickSlot(table: TableModel, slot: number): void {
  const [choice] = table.choices.filter(({ form }) => form.kind === 'push' && form.slot === slot)
  if (!choice) return
  if (table.chosen === choice) return void table.play(choice)
  table.pickAll({ ...choice.form })
}

/** An action of the tray or its key: those with one answer are played, the others wait for a place. */
export function startAction(table: TableModel, kind: string): void {
  const own = narrow(table.choices, { kind })
  if (!own.length) return whyNotAction(table, kind)
  if (table.mode === kind) {
    table.mode = null
    return table.pickAll({})
  }
  table.mode = kind
  table.pickAll(own.length === 1 ? { ...own[0]!.form } : {})
}

/** A move laid out for a look: its action, the card it is about or the crew's own. */
export function show(table: TableModel, form: Form): void {
  const view = table.position?.view
  const crews = view && table.viewer !== null ? (mine(view).public.players[table.viewer]?.crews ?? []) : []
  const crew = crews.find(({ colour }) => colour === form.crew) ?? crews[0]
  table.mode = ON_REQUEST.has(form.kind) || form.kind === 'push' ? form.kind : null
  table.place = form.kind === 'push' ? null : (cellOf({ form }) ?? crew?.cell ?? null)
  table.pickAll({ ...form })
}

/** Why an action cannot be carried out at all, asked with a target of its kind near the own crew. */
function whyNotAction(table: TableModel, kind: string): void {
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

/** A choice as the words of a button, with the crew where a player leads two. */
export function label(say: Speaker, { form }: Choice): string {
  const plain = capital(textOf(say.form(form)))
  return form.crew === undefined ? plain : say.ui('with-crew', { label: plain, crew: form.crew })
}

const act = (table: TableModel, choice: Choice, main: boolean, key?: string): Action => ({
  label: label(table.say, choice),
  main,
  form: choice.form,
  ...(key ? { key } : {}),
  ...(main ? { icon: 'check' as const } : {}),
  run: () => void table.play(choice),
})

export function saying(table: TableModel, view: View): Saying {
  const { public: now } = mine(view)
  const { chosen, say } = table
  const decision = table.position?.decision
  const kind = decision?.kind ?? ''
  const title = decision ? textOf(say.ask(decision, true)) : ''
  const told = (text: string, actions: Action[], mood: Saying['mood'] = 'turn'): Saying => ({
    mood,
    title,
    text,
    actions,
  })
  const confirm = chosen ? [act(table, chosen, true, 'Enter')] : []
  const all = (choices: Choice[]) => choices.map((choice) => act(table, choice, choices.length === 1))
  switch (kind) {
    case 'exchange':
      return told(say.ui('say-exchange', { made: now.exchange.made }), [
        ...all(narrow(table.choices, { kind: 'done' })).map((a) => ({ ...a, main: !chosen })),
        ...confirm,
      ])
    case 'colour':
      return told(say.ui('say-colour', { goal: now.goal }), all(table.choices))
    case 'drift':
      return told('', all(table.choices))
    case 'attack':
    case 'defence':
      return told(say.ui('say-fight'), [], 'fight') // the cards lie in the fight's own panel
    case 'symbol':
      return told(say.ui('say-symbol'), all(table.choices))
    case 'partner':
    case 'place':
      return told(say.ui('say-framed'), confirm)
  }
  if (chosen) return told(`${label(say, chosen)}?`, confirm)
  const quick = table.choices.filter(
    ({ form }) => QUICK.includes(form.kind) && (!table.mode || table.mode === form.kind),
  )
  const crews = now.players[table.viewer ?? 0]?.crews ?? []
  const here = crews.map(({ colour, cell }) => capital(say.ui('crew-at', { colour, cell }))).join(', ')
  const best = [...quick]
    .sort(
      (a, b) =>
        KEYS[b.form.kind]!.localeCompare(KEYS[a.form.kind]!) || Number(b.form.units ?? 0) - Number(a.form.units ?? 0),
    )
    .slice(0, 3)
  const text = table.mode && !quick.length ? say.ui('say-cell') : `${here}.`
  return told(text, best.map((choice, i) => act(table, choice, i === 0)).reverse())
}

export function key(table: TableModel, pressed: string): boolean {
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
