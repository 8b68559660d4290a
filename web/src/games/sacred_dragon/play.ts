/** Picking on the mountain: tile, then space, then turn. All of it narrows the server's list. */

import type { TableModel } from '../../model/table.svelte'
import { narrow, values, type Picked } from '../../model/narrow'
import type { ComponentData, Form, View } from '../../net/wire'
import { textOf, type Args, type Speaker } from '../../words/say'
import type { Action, Saying } from '../game'
import { dragon, edgeWords, face, turned, type DragonView, type Mine } from './view'

const AFTER: Picked[] = [{ kind: 'stop' }, { kind: 'mine' }]
const WITHOUT: Picked[] = [{ kind: 'stop' }, { kind: 'leave' }]

export const tilePicked = (table: TableModel): string | null =>
  typeof table.picked.tile === 'string' ? table.picked.tile : null
export const spacePicked = (table: TableModel): string | null =>
  typeof table.picked.at === 'string' ? table.picked.at : null
const has = (table: TableModel, kind: string) => table.choices.some(({ form }) => form.kind === kind)

/** The tile that is up when nothing was picked: the first that can be laid, else the first that can be given up. */
export function firstTile(table: TableModel): string | null {
  const tile = values(narrow(table.choices, { kind: 'place' }), 'tile')[0] ?? values(table.choices, 'tile')[0]
  return tile === undefined ? null : String(tile)
}

/** How a tile is given up now, if at all. */
export const givingUp = (table: TableModel): 'remove' | 'reorganize' | null =>
  has(table, 'remove') ? 'remove' : has(table, 'reorganize') ? 'reorganize' : null

export function pickTile(table: TableModel, tile: string): void {
  if (!table.myTurn) return table.notNow()
  const at = table.picked.at
  const fits = at === undefined ? [] : narrow(table.choices, { kind: 'place', tile, at })
  if (has(table, 'remove')) return table.pickAll({ kind: 'remove', tile })
  table.pickAll(
    fits[0] ? { kind: 'place', tile, at: at as string, turn: fits[0].form.turn as number } : { kind: 'place', tile },
  )
}

/** A space was clicked: lay the tile there for a look, turn it on a further click, or say why not. */
export function pickSpace(table: TableModel, at: string): void {
  const tile = tilePicked(table) ?? firstTile(table)
  if (!table.myTurn || tile === null) return table.notNow()
  const here = narrow(table.choices, { kind: 'place', tile, at })
  if (!here.length) return whyNot(table, at)
  if (table.picked.at === at && table.picked.turn !== undefined) return turnTile(table, 1)
  const same = here.find(({ form }) => form.turn === table.picked.turn) ?? here[0]!
  table.pickAll({ kind: 'place', tile, at, turn: same.form.turn as number })
}

export function whyNot(table: TableModel, at: string): void {
  const tile = tilePicked(table) ?? firstTile(table)
  if (tile === null) return table.notNow()
  const [fits] = narrow(table.choices, { kind: 'place', tile, at }) // in some turn, whichever is up
  void table.explain(fits?.form ?? { kind: 'place', tile, turn: Number(table.picked.turn ?? 0), at }, at)
}

/** On to the next turn of the tile that fits. */
export function turnTile(table: TableModel, by: 1 | -1): void {
  const { tile, at, turn } = table.picked
  if (tile === undefined || at === undefined || turn === undefined)
    return void (table.fault = table.say.ui('turn-first'))
  const turns = values(narrow(table.choices, { kind: 'place', tile, at }), 'turn')
    .map(Number)
    .sort((a, b) => a - b)
  const next = turns[(turns.indexOf(Number(turn)) + by + turns.length) % turns.length]
  if (next !== undefined) table.pickAll({ kind: 'place', tile, at, turn: next })
}

/** A choice in words: tiles are told by their edges. */
export function told(say: Speaker, form: Form, box: ComponentData): string {
  if (form.tile === undefined) return textOf(say.form(form))
  const edges = edgeWords(turned(face(box, String(form.tile)), Number(form.turn ?? 0)), say)
  return form.kind === 'place' ? say.ui('lay', { edges, at: String(form.at) }) : say.ui('give-up', { edges })
}

export function saying(table: TableModel, view: View): Saying {
  const { public: now } = dragon(view)
  const { chosen, position } = table
  const asked = position ? textOf(table.say.ask(position.decision, true)) : ''
  const ui = (message: string, args?: Args) => table.say.ui(message, args)
  const last = now.last_round ? `${ui('say-last')} ` : ''
  const say = (title: string, text: string, actions: Action[]): Saying => ({
    mood: 'turn',
    title,
    text: last + text,
    actions,
  })
  if (chosen?.form.kind === 'place') return preview(table, now, chosen.form, say)
  if (chosen && (chosen.form.kind === 'reorganize' || chosen.form.kind === 'remove'))
    return say(
      ui('say-remove'),
      chosen.form.kind === 'remove' ? ui('say-stuck') : ui('say-draws', { draws: now.draws?.reorganize ?? 0 }),
      [play(table, ui('act-reorganize'), chosen.form)],
    )
  if (has(table, 'mine') && now.mine) {
    return say(asked, ui('say-mine', { tokens: now.mine.tokens }), [
      play(table, ui('act-leave'), { kind: 'leave' }, { key: 'L', main: false }),
      play(table, ui('act-mine', { mine: now.mine.kind, points: now.mine.points }), { kind: 'mine' }, { key: 'M' }),
    ])
  }
  if (has(table, 'stop')) return say(asked, ui('say-more'), stopActions(table, now.mine))
  if (has(table, 'remove')) return say(ui('say-none-fits'), ui('say-stuck'), [])
  if (now.phase === 'opening') return say(asked, ui('say-opening'), [])
  const tiles = now.players[table.viewer ?? 0]?.tiles ?? 0
  if (!has(table, 'place'))
    return say(tiles ? ui('say-no-tile') : asked, tiles ? ui('say-give-up') : '', drawActions(table))
  return say(asked, ui('say-hand', { tiles }), [])
}

type Say = (title: string, text: string, actions: Action[]) => Saying

function preview(table: TableModel, now: DragonView['public'], form: Form, say: Say): Saying {
  const space = now.spaces.find(({ at }) => at === form.at)
  const mine = space?.mine ?? null
  const ui = (message: string, args?: Args) => table.say.ui(message, args)
  const actions: Action[] = []
  if (narrow(table.choices, { kind: 'place', tile: form.tile!, at: form.at! }).length > 1)
    actions.push({ label: ui('act-turn'), key: 'R', run: () => turnTile(table, 1) })
  if (mine)
    actions.push(
      play(table, ui('act-lay-only'), form, { main: false, key: 'L' }),
      play(table, ui('act-mine', { mine: mine.kind, points: mine.points }), form, { plan: AFTER, key: 'Enter' }),
    )
  else actions.push(play(table, ui('act-lay'), form, { key: 'Enter' }))
  const title = ui('say-here', { mine: mine?.kind ?? 'none', points: mine?.points ?? 0 })
  const sides = { sides: space?.sides ?? 0, mine: mine?.kind ?? 'none', tokens: mine?.tokens ?? 0 }
  return say(title, ui('say-sides', { ...sides, barred: space?.barred ?? 'none' }), actions)
}

function stopActions(table: TableModel, mine: Mine | null): Action[] {
  const ui = (message: string, args?: Args) => table.say.ui(message, args)
  if (!mine) return [play(table, ui('act-stop'), { kind: 'stop' }, { key: 'S' })]
  return [
    play(table, ui('act-stop-only'), { kind: 'stop' }, { key: 'S', main: false, plan: WITHOUT.slice(1) }),
    play(
      table,
      ui('act-stop-and', { mine: mine.kind, points: mine.points }),
      { kind: 'stop' },
      { key: 'M', plan: AFTER.slice(1) },
    ),
  ]
}

/** Where nothing can be laid: draw, or give up the tile that is up. */
function drawActions(table: TableModel): Action[] {
  const tile = tilePicked(table)
  const actions: Action[] = []
  if (has(table, 'supply')) actions.push(play(table, table.say.ui('act-supply'), { kind: 'supply' }, { key: 'D' }))
  if (tile !== null && has(table, 'reorganize'))
    actions.unshift(
      play(table, table.say.ui('act-reorganize'), { kind: 'reorganize', tile }, { key: 'X', main: !actions.length }),
    )
  return actions
}

/** Draws tiles; if that cannot be done now, the table says why. */
export function draw(table: TableModel): void {
  const [supply] = narrow(table.choices, { kind: 'supply' })
  if (supply) void table.play(supply)
  else void table.explain({ kind: 'supply' }, null)
}

/** Picks the tile that is up to be given up; if that cannot be done now, the table says why. */
export function giveUp(table: TableModel): void {
  const [tile, kind] = [tilePicked(table) ?? firstTile(table), givingUp(table) ?? 'reorganize']
  if (tile === null) return table.notNow()
  if (narrow(table.choices, { kind, tile }).length) table.pickAll({ kind, tile })
  else void table.explain({ kind, tile }, null)
}

interface How {
  key?: string
  main?: boolean
  plan?: Picked[]
}

function play(table: TableModel, label: string, picked: Picked, { key, main = true, plan = [] }: How = {}): Action {
  return {
    label,
    main,
    form: picked,
    ...(key ? { key } : {}),
    ...(main ? { icon: 'check' as const } : {}),
    run: () => {
      const [choice] = narrow(table.choices, picked)
      if (choice) void table.play(choice, plan)
    },
  }
}

export function key(table: TableModel, pressed: string): boolean {
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
