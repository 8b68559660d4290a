/** The banner while the player decides, and moves in words. */

import { narrow } from '../../model/narrow'
import type { Playing } from '../../model/playing'
import type { ComponentData, Form, View } from '../../net/wire'
import { textOf, type Args, type Speaker } from '../../words/say'
import type { Action, Saying } from '../game'
import { buildingPicked, cardUp, goldOf, has, modeOf, priceOf, sitePicked, warningOf } from './mode'
import { backFromPaying, pay, startBuilding, startUpgrading, stopSpending } from './picking'
import { miner, partsOf, type MinerView, type Spot } from './view'

/** Return a choice in words: where a card would go and what it would draw. */
export function told(say: Speaker, form: Form, _box: ComponentData, view?: View | null): string {
  const now = view ? miner(view) : null
  const card = String(form.card ?? '')
  const spot = now?.public.spots.find(({ at }) => at === form.at)
  const dig = now?.offers?.digs.find((each) => each.card === card && each.at === form.at)
  const name = now?.public.buildings.find(({ building }) => building === form.building)?.name
  if (form.kind === 'excavate' && spot) return say.ui('move-dig', { ...placeArgs(spot), card, draws: dig?.draws ?? 0 })
  if (form.kind === 'build' && name) return say.ui('move-build', { name, card })
  if (form.kind === 'upgrade' && name) return say.ui('move-upgrade', { name })
  return textOf(say.form(form))
}

const placeArgs = ({ off, how, part, by }: Spot) => ({ off, how, part, by })

/** Return the banner while the player decides. */
export function saying(table: Playing, view: View): Saying {
  const mine = miner(view)
  const { chosen } = table
  const ui = (message: string, args?: Args) => table.say.ui(message, args)
  const mode = modeOf(table)
  const price = priceOf(table, mine)
  const told = (title: string, text: string, actions: Action[], more: Partial<Saying> = {}): Saying => ({
    mood: 'turn',
    title,
    text,
    actions,
    ...more,
  })
  if (price) return paying(table, mine, price, told)
  if (chosen?.form.kind === 'excavate') return digging(table, mine, chosen.form, told)
  const back: Action = { label: ui('act-back'), key: 'Esc', run: () => stopSpending(table) }
  if (mode === 'build')
    return told(
      ui('say-build'),
      ui(buildingPicked(table) ? 'say-build-site' : sitePicked(table) ? 'say-build-which' : 'say-build-both'),
      [back],
    )
  if (mode === 'upgrade') return told(ui('say-upgrade'), ui('say-upgrade-which'), [back])
  const card = cardUp(table)
  const digs = (mine.offers?.digs ?? []).filter((dig) => dig.card === card)
  const most = Math.max(0, ...digs.map((dig) => dig.draws ?? 0))
  const words = digs.length
    ? ui('say-fits', { places: digs.length, most })
    : ui(mine.offers?.digs.length ? 'say-fits-not' : 'say-none-fits')
  return told(ui('say-turn'), words, spending(table, mine))
}

/** Return the actions Build and Upgrade with their prices, if they are possible. */
function spending(table: Playing, { public: now }: MinerView): Action[] {
  const actions: Action[] = []
  if (has(table, 'build'))
    actions.push({
      label: table.say.ui('act-build', { price: now.prices.next_build ?? 0 }),
      key: 'B',
      run: () => startBuilding(table),
    })
  if (has(table, 'upgrade'))
    actions.push({
      label: table.say.ui('act-upgrade', { price: now.prices.next_upgrade ?? 0 }),
      key: 'U',
      run: () => startUpgrading(table),
    })
  return actions
}

type Tell = (title: string, text: string, actions: Action[], more?: Partial<Saying>) => Saying

function digging(table: Playing, view: MinerView, form: Form, told: Tell): Saying {
  const ui = (message: string, args?: Args) => table.say.ui(message, args)
  const dig = view.offers?.digs.find(({ card, at }) => card === form.card && at === form.at)
  const draws = dig?.draws ?? 0
  const parts = dig ? partsOf(dig) : { supply: 0, vein: 0 }
  const warning = dig?.warning ?? ''
  const [choice] = narrow(table.choices, form)
  const actions: Action[] = [
    { label: ui('act-back'), key: 'Esc', run: () => table.pickAll({ kind: 'excavate', card: form.card! }) },
    {
      label: ui('act-dig', { draws }),
      key: 'Enter',
      main: true,
      icon: 'check',
      run: () => choice && void table.play(choice),
    },
  ]
  if (warning) return told(ui(`warn-${warning}`), ui('say-why', { ...parts }), actions, { mood: moodOf(warning) })
  const rule = dig?.rule
  return told(ui('say-dig', { draws }), ui('say-why', { ...parts }), actions, rule ? { rule } : {})
}

const moodOf = (warning: string): Saying['mood'] =>
  warning === 'won' ? 'last' : warning === 'empty' ? 'turn' : 'refused'

/** Ask which cards pay: marked one by one, sent all at once. */
function paying(table: Playing, view: MinerView, price: number, told: Tell): Saying {
  const ui = (message: string, args?: Args) => table.say.ui(message, args)
  const gold = goldOf(table)
  const { chosen } = table
  const form = modeOf(table) === 'pay' ? null : (chosen?.form ?? null)
  const building = view.public.buildings.find(({ building }) => building === form?.building)
  const missing = price - gold.length
  const rule = form ? chosen?.rule : table.asked?.rule
  const kind = form?.kind ?? 'pay'
  const args = { kind, name: building?.name ?? '', missing, price, marked: gold.length }
  const actions: Action[] = []
  if (form || gold.length) actions.push({ label: ui('act-back'), key: 'Esc', run: () => backFromPaying(table) })
  if (!missing)
    actions.push({ label: ui('act-pay', args), key: 'Enter', main: true, icon: 'check', run: () => pay(table, form) })
  const warning = form
    ? warningOf(view.offers, form)
    : gold.length === 1 && price === 1
      ? warningOf(view.offers, { kind: 'pay', card: gold[0]! })
      : ''
  if (warning)
    return told(ui(`warn-${warning}`), ui('say-pay', args), actions, { mood: moodOf(warning), settled: true })
  return told(ui('say-paying', args), ui('say-pay', args), actions, { ...(rule ? { rule } : {}), settled: true })
}
