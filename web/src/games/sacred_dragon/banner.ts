/** The banner while the viewer decides, and choices in words. */

import type { Playing } from '../../model/playing'
import { narrow, type Picked } from '../../model/narrow'
import type { ComponentData, Form, View } from '../../net/wire'
import { textOf, type Args, type Speaker } from '../../words/say'
import type { Action, Saying } from '../game'
import { has, tilePicked, turnTile } from './picking'
import { dragon, edgeWords, face, turned, type DragonView, type Mine } from './view'

const AFTER: Picked[] = [{ kind: 'stop' }, { kind: 'mine' }]
const WITHOUT: Picked[] = [{ kind: 'stop' }, { kind: 'leave' }]

/** Return a choice in words; tiles are described by their edges. */
export function told(say: Speaker, form: Form, box: ComponentData): string {
  if (form.tile === undefined) return textOf(say.form(form))
  const edges = edgeWords(turned(face(box, String(form.tile)), Number(form.turn ?? 0)), say)
  return form.kind === 'place' ? say.ui('lay', { edges, at: String(form.at) }) : say.ui('give-up', { edges })
}

/** Return the banner while the viewer decides. */
export function saying(table: Playing, view: View): Saying {
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

function preview(table: Playing, now: DragonView['public'], form: Form, say: Say): Saying {
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

function stopActions(table: Playing, mine: Mine | null): Action[] {
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

/** If no tile can be placed: draw, or give up the open tile. */
function drawActions(table: Playing): Action[] {
  const tile = tilePicked(table)
  const actions: Action[] = []
  if (has(table, 'supply')) actions.push(play(table, table.say.ui('act-supply'), { kind: 'supply' }, { key: 'D' }))
  if (tile !== null && has(table, 'reorganize'))
    actions.unshift(
      play(table, table.say.ui('act-reorganize'), { kind: 'reorganize', tile }, { key: 'X', main: !actions.length }),
    )
  return actions
}

interface How {
  key?: string
  main?: boolean
  plan?: Picked[]
}

function play(table: Playing, label: string, picked: Picked, { key, main = true, plan = [] }: How = {}): Action {
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
