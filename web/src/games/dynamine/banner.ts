/** The banner while the viewer decides: the question, or what the previewed move would bring. */

import type { Playing } from '../../model/playing'
import { narrow, type Picked } from '../../model/narrow'
import type { Form, View } from '../../net/wire'
import { t } from '../../words'
import { commas } from '../../words/phrases'
import { capital, textOf, type Args } from '../../words/say'
import type { Action, Saying } from '../game'
import { gainKinds, signed } from './gains'
import { stepBack } from './picking'
import { cellPicked, has, hope, moving, pilePicked, ruleOf, sealing, spots, tilePicked } from './targets'
import { dynamine, type DynamineView } from './view'

/** Return the banner while the viewer decides. */
export function saying(table: Playing, view: View): Saying {
  const own = dynamine(view)
  const now = own.public
  const { chosen, position, say } = table
  const ui = (message: string, args?: Args) => say.ui(message, args)
  const told = (title: string, text: string, actions: Action[], rule?: string): Saying => ({
    mood: 'turn',
    title,
    text,
    actions,
    ...(rule ? { rule } : {}),
  })
  if (chosen?.form.kind === 'build' || chosen?.form.kind === 'move') return preview(table, own, chosen.form, told)
  if (chosen?.form.kind === 'take') return taking(table, own, String(chosen.form.card), told)
  if (chosen && ['end', 'raven', 'plan'].includes(chosen.form.kind)) {
    const kind = chosen.form.kind
    return told(ui('say-act', { kind }), ui('say-act-text', { kind, points: now.points }), [
      back(table),
      play(table, ui('act', { kind }), chosen.form, 'Enter'),
    ])
  }
  if (chosen && ['guess', 'spend', 'skip'].includes(chosen.form.kind)) {
    const label = textOf(say.form(chosen.form))
    return told(t('really', { what: label }), '', [back(table), play(table, label, chosen.form, 'Enter')])
  }
  switch (position?.decision.kind) {
    case 'guess':
      return told(ui('say-guess'), ui('say-guess-text', { bonus: now.box.guess_bonus }), [], position.decision.rule)
    case 'reroll':
      return told(
        ui('say-reroll', { roll: now.roll ?? 0 }),
        ui('say-reroll-text', { bonus: now.box.reroll_bonus }),
        [
          play(table, ui('act', { kind: 'reroll' }), { kind: 'reroll' }, 'R', false),
          play(table, ui('act-keep', { points: now.keep ?? 0 }), { kind: 'keep' }, 'K'),
        ],
        position.decision.rule,
      )
  }
  if (moving(table)) {
    const skip = has(table, 'skip')
      ? [play(table, ui('act', { kind: 'skip' }), { kind: 'skip' }, 'X', false)]
      : [back(table)]
    const step = tilePicked(table) === null ? 'tile' : 'cell'
    return {
      ...told(ui('say-move', { step }), ui('say-move-text', { step }), skip, ruleOf(table, 'move')),
      settled: true,
    }
  }
  if (table.mode === 'cards' && has(table, 'take'))
    return { ...told(ui('say-take'), ui('say-take-text'), [back(table)], ruleOf(table, 'take')), settled: true }
  const at = cellPicked(table)
  if (at !== null) return { ...whichTile(table, own, at, told), settled: true }
  const pile = pilePicked(table)
  if (pile !== null) {
    const cells = spots(table, own).length
    return { ...told(ui('say-cell', { pile, cells }), ui('say-cell-text'), [back(table)]), settled: true }
  }
  const { moves, cards, either } = now.credits
  if (!has(table, 'build') && !has(table, 'move') && !has(table, 'take'))
    return told(ui('say-nothing'), ui('say-nothing-text', { points: now.points }), [
      play(table, ui('act', { kind: 'end' }), { kind: 'end' }, 'E'),
    ])
  return told(
    ui('say-main', { points: now.points }),
    ui('say-main-text', { build: has(table, 'build') ? 'yes' : 'no', moves, cards, either }),
    [],
  )
}

type Told = (title: string, text: string, actions: Action[], rule?: string) => Saying

/** Preview a tile: what it gives in total and by kind, and what it leaves. */
function preview(table: Playing, view: DynamineView, form: Form, told: Told): Saying {
  const ui = (message: string, args?: Args) => table.say.ui(message, args)
  const [what, at] = [String(form.pile ?? form.tile), String(form.at)]
  const build = form.kind === 'build'
  const offer = view.offers.find((one) => build && one.pile === what && one.at === at)
  const move = offer ?? view.moves.find((one) => !build && one.tile === what && one.at === at)
  const secret = hope(view, what, at)
  const points = (move?.points ?? 0) + secret
  const seals = sealing(table, view)
  const kinds = gainKinds(move?.gain ?? {})
  const mission = view.missions[view.viewer ?? -1]
  const gains = [
    ...kinds.map(([kind, points]) => ui('gain', { kind, points: signed(points) })),
    ...(secret ? [ui('gain-mission', { mission: mission?.card.name ?? '', points: signed(secret) })] : []),
  ]
  const text = ui('say-gain', {
    gains: gains.length ? capital(commas(gains)) + t('text-stop') + t('text-space') : '',
    build: build ? 'yes' : 'no',
    left: offer?.left ?? 0,
    bonus: offer?.bonus ?? 0,
    seals: offer?.seals ? 'yes' : 'no',
  })
  const rule = secret && !offer?.seals ? mission?.rule : move?.rule
  const label = ui('act-here', { kind: seals ? 'seal' : form.kind, gain: signed(points) })
  const here = play(table, label, form, seals ? 'Y' : 'Enter', !seals)
  return told(
    ui('say-here', { kind: seals ? 'seal' : form.kind, gain: points, points: signed(points).replace('+', '') }),
    text,
    [back(table), here],
    rule,
  )
}

function taking(table: Playing, { public: now, worth }: DynamineView, card: string, told: Told): Saying {
  const place = now.open_cards.findIndex((one) => one.card === card)
  const openCard = now.open_cards[place]
  const effect = openCard ? textOf(table.say.parts('board-card.effect', { card: openCard })) : ''
  const title = table.say.ui('say-take-card', { name: openCard?.name ?? card })
  const text = table.say.ui('say-take-card-text', { effect: capital(effect), points: worth[place] ?? 0 })
  const actions = [back(table), play(table, table.say.ui('act', { kind: 'take' }), { kind: 'take', card }, 'Enter')]
  return told(title, text, actions, ruleOf(table, 'take'))
}

/** Say what a tile must be like in the cell that was chosen first. */
function whichTile(table: Playing, { public: now, offers }: DynamineView, at: string, told: Told): Saying {
  const end = now.players[now.turn]?.ends.find((one) => one.at === at)
  const piles = new Set(offers.filter((one) => one.at === at).map(({ pile }) => pile)).size
  const sides = { needs: end?.needs ?? '', bars: end?.bars ?? '', plus: end?.plus.length ?? 0 }
  return told(
    table.say.ui('say-tile', { level: end?.level ?? 0 }),
    table.say.ui('say-tile-text', { ...sides, piles }),
    [back(table)],
    end?.rule,
  )
}

const back = (table: Playing): Action => ({
  label: table.say.ui('act', { kind: 'back' }),
  key: 'Esc',
  run: () => void stepBack(table),
})

function play(table: Playing, label: string, form: Picked, key: string, main = true): Action {
  const run = () => {
    const [choice] = narrow(table.choices, form)
    if (choice) void table.play(choice)
  }
  return { label, key, main, form, ...(main ? { icon: 'check' as const } : {}), run }
}
