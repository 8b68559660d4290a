/** Picking on the mountain: tile, then space, then turn. All of it narrows the server's list. */

import type { TableModel } from '../../model/table.svelte'
import { narrow, values, type Picked } from '../../model/narrow'
import type { ComponentData, Form, View } from '../../net/wire'
import type { Action, Saying } from '../game'
import { dragon, edgeWords, face, turned, type Mine } from './view'
import { w } from './words'

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
  if (!table.myTurn || tile === null) return
  const here = narrow(table.choices, { kind: 'place', tile, at })
  if (!here.length) return whyNot(table, at)
  if (table.picked.at === at && table.picked.turn !== undefined) return turnTile(table, 1)
  const same = here.find(({ form }) => form.turn === table.picked.turn) ?? here[0]!
  table.pickAll({ kind: 'place', tile, at, turn: same.form.turn as number })
}

export function whyNot(table: TableModel, at: string): void {
  const tile = tilePicked(table) ?? firstTile(table)
  if (tile !== null) void table.explain({ kind: 'place', tile, turn: Number(table.picked.turn ?? 0), at }, at)
}

/** On to the next turn of the tile that fits. */
export function turnTile(table: TableModel, by: 1 | -1): void {
  const { tile, at, turn } = table.picked
  if (tile === undefined || at === undefined || turn === undefined) return
  const turns = values(narrow(table.choices, { kind: 'place', tile, at }), 'turn')
    .map(Number)
    .sort((a, b) => a - b)
  const next = turns[(turns.indexOf(Number(turn)) + by + turns.length) % turns.length]
  if (next !== undefined) table.pickAll({ kind: 'place', tile, at, turn: next })
}

export function told(
  _table: TableModel,
  words: string,
  form: Record<string, string | number>,
  box: ComponentData,
): string {
  if (form.tile === undefined) return words
  const edges = edgeWords(turned(face(box, String(form.tile)), Number(form.turn ?? 0)), box)
  return form.kind === 'place' ? w.lay(edges, String(form.at)) : w.giveUp(edges)
}

export function saying(table: TableModel, view: View): Saying {
  const now = dragon(view)
  const last = now.last_round ? w.say.last : ''
  const say = (title: string, text: string, actions: Action[]): Saying => ({
    mood: 'turn',
    title,
    text: last + text,
    actions,
  })
  const chosen = table.chosen
  if (chosen?.form.kind === 'place') return preview(table, now, chosen.form, say)
  if (chosen && (chosen.form.kind === 'reorganize' || chosen.form.kind === 'remove'))
    return say(w.say.reorganize, chosen.form.kind === 'remove' ? w.say.stuckText : w.say.reorganizeText, [
      play(table, w.act.reorganize, chosen.form),
    ])
  if (has(table, 'mine') && now.mine) {
    return say(w.say.mine(now.mine), w.say.mineText(now.mine), [
      play(table, w.act.leave, { kind: 'leave' }, { key: 'L', main: false }),
      play(table, w.act.mine(now.mine), { kind: 'mine' }, { key: 'M' }),
    ])
  }
  if (has(table, 'stop')) return say(w.say.more, w.say.moreText, stopActions(table, now.mine))
  if (has(table, 'remove')) return say(w.say.stuck, w.say.stuckText, [])
  if (now.phase === 'opening') return say(w.say.opening, w.say.openingText, [])
  if (!has(table, 'place'))
    return say(...w.say.noneFits(now.players[table.viewer ?? 0]?.tiles ?? 0), drawActions(table))
  return say(w.say.turn, w.say.turnText(now.players[table.viewer ?? 0]?.tiles ?? 0), [])
}

type Say = (title: string, text: string, actions: Action[]) => Saying

function preview(table: TableModel, now: ReturnType<typeof dragon>, form: Form, say: Say): Saying {
  const space = now.spaces.find(({ at }) => at === form.at)
  const mine = space?.mine ?? null
  const actions: Action[] = []
  if (narrow(table.choices, { kind: 'place', tile: form.tile!, at: form.at! }).length > 1)
    actions.push({ label: w.act.turn, key: 'R', run: () => turnTile(table, 1) })
  if (mine)
    actions.push(
      play(table, w.act.layOnly, form, { main: false, key: 'L' }),
      play(table, w.act.layAnd(mine), form, { plan: AFTER, key: 'Enter' }),
    )
  else actions.push(play(table, w.act.lay, form, { key: 'Enter' }))
  return say(w.say.yours(w.say.here(mine)), w.say.hereText(space?.sides ?? 0, mine), actions)
}

function stopActions(table: TableModel, mine: Mine | null): Action[] {
  if (!mine) return [play(table, w.act.stop, { kind: 'stop' }, { key: 'S' })]
  return [
    play(table, w.act.stopOnly, { kind: 'stop' }, { key: 'S', main: false, plan: WITHOUT.slice(1) }),
    play(table, w.act.stopAnd(mine), { kind: 'stop' }, { key: 'M', plan: AFTER.slice(1) }),
  ]
}

/** Where nothing can be laid: draw, or give up the tile that is up. */
function drawActions(table: TableModel): Action[] {
  const tile = tilePicked(table)
  const actions: Action[] = []
  if (has(table, 'supply')) actions.push(play(table, w.act.supply, { kind: 'supply' }, { key: 'D' }))
  if (tile !== null && has(table, 'reorganize'))
    actions.unshift(play(table, w.act.reorganize, { kind: 'reorganize', tile }, { key: 'X', main: !actions.length }))
  return actions
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
      const [supply] = narrow(table.choices, { kind: 'supply' })
      if (supply) void table.play(supply)
      return Boolean(supply)
    }
    case 'x':
    case 'X': {
      const [tile, kind] = [tilePicked(table), givingUp(table)]
      if (tile === null || kind === null || !narrow(table.choices, { kind, tile }).length) return false
      table.pickAll({ kind, tile })
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
