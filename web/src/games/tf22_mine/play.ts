/** Picking in the mine: a kind, a card, a way. All of it narrows the server's list. */

import type { TableModel } from '../../model/table.svelte'
import { narrow, type Picked } from '../../model/narrow'
import type { Choice, ComponentData, View } from '../../net/wire'
import type { Action, Saying } from '../game'
import { KEYS, mine } from './view'
import { w } from './words'

/** Kinds that only count on the board once their action was chosen: they would cover everything else. */
const ON_REQUEST = new Set(['turn', 'tunnel', 'transport'])
const PREFERRED = ['place', 'with', 'exchange', 'walk', 'cross', 'tunnel', 'transport']

export const cellOf = ({ form }: Choice): string | null => (form.to ?? form.cell ?? null) as string | null

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
  if (!table.myTurn) return
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
  if (!own.length) return
  if (table.mode === kind) {
    table.mode = null
    return table.pickAll({})
  }
  table.mode = kind
  table.pickAll(own.length === 1 ? { ...own[0]!.form } : {})
}

export function label(choice: Choice): string {
  const { form } = choice
  const plain = plainLabel(choice)
  return form.crew === undefined ? plain : w.act.with2(plain, String(form.crew))
}

function plainLabel({ form }: Choice): string {
  switch (form.kind) {
    case 'walk':
    case 'cross':
    case 'tunnel':
    case 'transport':
      return w.act[form.kind](String(form.to))
    case 'exchange':
    case 'with':
    case 'place':
      return w.act[form.kind](String(form.cell))
    case 'push':
      return w.act.push(Number(form.slot))
    case 'drift':
      return w.act.drift(Number(form.loader))
    case 'turn':
      return w.act.turn(String(form.way), String(form.cell))
    case 'collect':
      return w.act.collect
    case 'deliver':
      return w.act.deliver(Number(form.units))
    case 'steal':
      return w.act.steal(String(form.victim))
    case 'card':
      return w.act.card(Number(form.value))
    case 'colour':
      return w.act.colour(String(form.colour))
    default:
      return w.act.done
  }
}

const act = (table: TableModel, choice: Choice, main: boolean, key?: string): Action => ({
  label: label(choice),
  main,
  ...(key ? { key } : {}),
  ...(main ? { icon: 'check' as const } : {}),
  run: () => void table.play(choice),
})

export function saying(table: TableModel, view: View): Saying {
  const now = mine(view)
  const kind = table.position?.decision.kind ?? ''
  const { chosen } = table
  const say = (title: string, text: string, actions: Action[], mood: Saying['mood'] = 'turn'): Saying => ({
    mood,
    title,
    text,
    actions,
  })
  const confirm = chosen ? [act(table, chosen, true, 'Enter')] : []
  const all = (choices: Choice[]) => choices.map((choice) => act(table, choice, choices.length === 1))
  switch (kind) {
    case 'exchange':
      return say(w.say.exchange, w.say.exchangeText(now.exchange.made), [
        ...all(narrow(table.choices, { kind: 'done' })).map((a) => ({ ...a, main: !chosen })),
        ...confirm,
      ])
    case 'partner':
      return say(w.say.partner(now.exchange.taken_up ?? ''), w.say.partnerText, confirm)
    case 'colour':
      return say(w.say.colour, w.say.colourText, all(table.choices))
    case 'drift':
      return say(w.say.drift, '', all(table.choices))
    case 'attack':
    case 'defence':
      return say(w.say[kind], w.say.fightText, [], 'fight') // the cards lie in the fight's own panel
    case 'symbol':
      return say(w.say.symbol, w.say.symbolText, all(table.choices))
    case 'place':
      return say(w.say.place(now.replacing?.symbol ?? 0), w.say.placeText, confirm)
  }
  const bonus = kind === 'bonus'
  const here = now.players[table.viewer ?? 0]?.crews.map(({ colour, cell }) => w.say.crewAt(colour, cell)) ?? []
  const title = bonus ? w.say.bonus : w.say.turn(now.ore)
  if (chosen) return say(title, w.say.here(label(chosen)), confirm)
  const quick = table.choices.filter(
    ({ form }) => ['deliver', 'collect', 'steal'].includes(form.kind) && (!table.mode || table.mode === form.kind),
  )
  const text = table.mode && !quick.length ? w.say.chooseCell : bonus ? w.say.bonusText : w.say.where(here.join(', '))
  const best = [...quick]
    .sort(
      (a, b) =>
        KEYS[b.form.kind]!.localeCompare(KEYS[a.form.kind]!) || Number(b.form.units ?? 0) - Number(a.form.units ?? 0),
    )
    .slice(0, 3)
  return say(title, text, best.map((choice, i) => act(table, choice, i === 0)).reverse())
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
  if (!kind || !narrow(table.choices, { kind }).length) return false
  startAction(table, kind)
  return true
}

export function told(
  _table: TableModel,
  words: string,
  _form: Record<string, string | number>,
  _box: ComponentData,
): string {
  return words
}
