/** Picking in the mine: an action, a card or a building, a place; then the cards that pay for it. All of it narrows the server's list. */

import type { TableModel } from '../../model/table.svelte'
import { narrow, type Picked } from '../../model/narrow'
import type { ComponentData, Form, View } from '../../net/wire'
import { textOf, type Args, type Speaker } from '../../words/say'
import type { Action, Saying } from '../game'
import { bestOf, miner, partsOf, type MinerView, type Offers, type Public, type Spot } from './view'

type Mode = 'excavate' | 'build' | 'upgrade' | 'pay'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const has = (table: TableModel, kind: string) => table.choices.some(({ form }) => form.kind === kind)

/** What the player is about to do. */
export function modeOf(table: TableModel): Mode {
  if (table.position?.decision.kind === 'pay') return 'pay'
  const kind = table.picked.kind
  return kind === 'build' || kind === 'upgrade' ? kind : 'excavate'
}

/** The raised card while digging. */
export const cardUp = (table: TableModel): string | null =>
  modeOf(table) === 'excavate' ? text(table.picked.card) : null
export const buildingPicked = (table: TableModel): string | null => text(table.picked.building)
export const spotPicked = (table: TableModel): string | null => text(table.picked.at)
/** The card of the mine on which to build. */
export const sitePicked = (table: TableModel): string | null =>
  modeOf(table) === 'build' ? text(table.picked.card) : null

/** The card that is raised when nothing was picked: the one that draws most. */
export function firstCard(table: TableModel, view: MinerView): string | null {
  const hand = view.hands[table.viewer ?? -1] ?? []
  const best = hand
    .map(({ card }) => ({ card, draws: bestOf(view.offers, card) }))
    .filter(({ draws }) => draws !== null)
    .sort((a, b) => b.draws! - a.draws!)[0]
  return best?.card ?? null
}

/** The card that is meant: the raised one, else the one that draws most, else any of the hand. */
export const cardOf = (table: TableModel, view: MinerView): string =>
  cardUp(table) ?? firstCard(table, view) ?? view.hands[table.viewer ?? -1]?.[0]?.card ?? ''

/** The price of what is picked, or what is still to pay; 0 where nothing is to be paid yet. */
export function priceOf(table: TableModel, { offers, public: now }: MinerView): number {
  const { chosen } = table
  if (modeOf(table) === 'pay') return now.price
  if (chosen?.form.kind === 'build') return offers?.builds[0]?.price ?? 0
  if (chosen?.form.kind === 'upgrade') return offers?.upgrades[0]?.price ?? 0
  return 0
}

/** The cards marked as gold, in the order in which they go under the deck. */
export function goldOf(table: TableModel): readonly string[] {
  const shown = modeOf(table) === 'pay' ? text(table.picked.card) : null // a bot's advice
  return table.marked.length || shown === null ? table.marked : [shown]
}

/** A card of the hand was clicked: raise it, or turn it over to pay with it. */
export function pickCard(table: TableModel, card: string, view: MinerView): void {
  if (!table.myTurn) return table.notNow()
  const price = priceOf(table, view)
  if (price) {
    const gold = goldOf(table)
    const kept = gold.includes(card) ? gold.filter((other) => other !== card) : [...gold, card].slice(-price)
    table.marked = kept
    if (modeOf(table) === 'pay') table.pickAll({})
    return
  }
  const at = table.picked.at
  const stays = at !== undefined && narrow(table.choices, { kind: 'excavate', card, at }).length > 0
  table.pickAll(stays ? { kind: 'excavate', card, at } : { kind: 'excavate', card })
}

/** A place for the raised card was clicked: lay it there for a look; a further click lays it down. */
export function pickSpot(table: TableModel, at: string, view: MinerView): void {
  if (!table.myTurn) return table.notNow()
  const card = cardOf(table, view)
  const [choice] = narrow(table.choices, { kind: 'excavate', card, at })
  if (!choice) return whyNot(table, { kind: 'excavate', card, at }, at)
  if (table.picked.at === at && table.chosen && !warningOf(view.offers, choice.form)) return void table.play(choice)
  table.pickAll({ kind: 'excavate', card, at })
}

export function whyNot(table: TableModel, form: Form, place: string): void {
  void table.explain(form, place)
}

/** Build: a building and a place for it, in any order. */
function startBuilding(table: TableModel): void {
  if (modeOf(table) === 'build') return stopSpending(table)
  table.marked = []
  table.pickAll({ kind: 'build' })
}

function startUpgrading(table: TableModel): void {
  if (modeOf(table) === 'upgrade') return stopSpending(table)
  table.marked = []
  const own = narrow(table.choices, { kind: 'upgrade' })
  table.pickAll(own.length === 1 ? { ...own[0]!.form } : { kind: 'upgrade' })
}

/** Back to digging. */
function stopSpending(table: TableModel): void {
  table.marked = []
  table.pickAll({})
}

/** A building was clicked: upgrade it, build it, or say why not. */
export function pickBuilding(table: TableModel, building: string, { public: now }: MinerView): void {
  if (!table.myTurn) return table.notNow()
  if (narrow(table.choices, { kind: 'upgrade', building }).length) {
    table.marked = []
    return table.pickAll({ kind: 'upgrade', building })
  }
  const own = narrow(table.choices, { kind: 'build', building })
  if (!own.length) {
    const stands = now.buildings.some((each) => each.building === building && each.at !== null)
    return whyNotSpend(table, stands ? 'upgrade' : 'build', building, now)
  }
  const card = sitePicked(table)
  const there = card === null ? [] : narrow(own, { card })
  const only = there[0] ?? (own.length === 1 ? own[0] : undefined)
  table.pickAll(only ? { kind: 'build', building, card: only.form.card! } : { kind: 'build', building })
}

/** A card of the mine was clicked while building. */
export function pickSite(table: TableModel, card: string): void {
  const building = buildingPicked(table)
  const here = narrow(table.choices, building === null ? { kind: 'build', card } : { kind: 'build', building, card })
  if (!here.length) {
    const any = building ?? narrow(table.choices, { kind: 'build' })[0]?.form.building
    if (any !== undefined) whyNot(table, { kind: 'build', building: any, card }, card)
    return
  }
  table.pickAll(
    here.length === 1
      ? { ...here[0]!.form }
      : building === null
        ? { kind: 'build', card }
        : { kind: 'build', building, card },
  )
}

/** Where a move leads: to the end of the game, or to an empty hand. */
function warningOf(offers: Offers | null, form: Form): string {
  const same = (offer: object) =>
    Object.entries(form).every(
      ([field, value]) => field === 'kind' || (field in offer && (offer as Record<string, unknown>)[field] === value),
    )
  const kinds = { excavate: offers?.digs, build: offers?.builds, upgrade: offers?.upgrades, pay: offers?.payments }
  return kinds[form.kind as Mode]?.find(same)?.warning ?? ''
}

/** A choice in words: where a card would lie and what it would draw. */
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

export function saying(table: TableModel, view: View): Saying {
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

/** Build and upgrade with their prices, where they can be done. */
function spending(table: TableModel, { public: now }: MinerView): Action[] {
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

function digging(table: TableModel, view: MinerView, form: Form, told: Tell): Saying {
  const ui = (message: string, args?: Args) => table.say.ui(message, args)
  const dig = view.offers?.digs.find(({ card, at }) => card === form.card && at === form.at)
  const draws = dig?.draws ?? 0
  const parts = dig ? partsOf(dig) : { supply: 0, vein: 0 }
  const warning = dig?.warning ?? ''
  const [choice] = narrow(table.choices, form as Picked)
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
  const rule = parts.supply ? 'MIN-060' : parts.vein ? 'MIN-082' : undefined
  return told(ui('say-dig', { draws }), ui('say-why', { ...parts }), actions, rule ? { rule } : {})
}

const moodOf = (warning: string): Saying['mood'] =>
  warning === 'won' ? 'last' : warning === 'empty' ? 'turn' : 'refused'

/** Which cards pay: marked one by one, sent all at once. */
function paying(table: TableModel, view: MinerView, price: number, told: Tell): Saying {
  const ui = (message: string, args?: Args) => table.say.ui(message, args)
  const gold = goldOf(table)
  const { chosen } = table
  const form = modeOf(table) === 'pay' ? null : (chosen?.form ?? null)
  const building = view.public.buildings.find(({ building }) => building === form?.building)
  const missing = price - gold.length
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
  return told(ui('say-paying', args), ui('say-pay', args), actions, { rule: 'MIN-101', settled: true })
}

/** One card back, else the place, else out of it. */
function backFromPaying(table: TableModel): void {
  const gold = goldOf(table)
  if (gold.length) {
    table.marked = gold.slice(0, -1)
    if (modeOf(table) === 'pay') table.pickAll({})
    return
  }
  const { kind, building } = table.picked
  if (kind === 'build' && building !== undefined) return table.pickAll({ kind, building })
  stopSpending(table)
}

function pay(table: TableModel, form: Form | null): void {
  const steps: Picked[] = goldOf(table).map((card) => ({ kind: 'pay', card }))
  const [first] = narrow(table.choices, form ? (form as Picked) : steps[0]!)
  if (first) void table.play(first, form ? steps : steps.slice(1))
}

export function key(table: TableModel, pressed: string, view: View): boolean {
  const mine = miner(view)
  switch (pressed) {
    case 'b':
    case 'B':
      startOr(table, 'build', startBuilding, mine)
      return true
    case 'u':
      startOr(table, 'upgrade', startUpgrading, mine)
      return true
    case 'c':
    case 'C':
      nextCard(table, mine, pressed === 'c' ? 1 : -1)
      return true
    case 'Escape': {
      if (table.refusal || table.fault) return false
      if (priceOf(table, mine)) {
        if (modeOf(table) === 'pay' && !goldOf(table).length) return false
        backFromPaying(table)
        return true
      }
      const mode = modeOf(table)
      if (mode === 'excavate') {
        if (spotPicked(table) === null) return false
        table.pickAll({ kind: 'excavate', card: table.picked.card! })
        return true
      }
      stopSpending(table)
      return true
    }
    default:
      return false
  }
}

/** An action by its key; where it cannot be done, why. */
function startOr(
  table: TableModel,
  kind: 'build' | 'upgrade',
  start: (table: TableModel) => void,
  { public: now }: MinerView,
): void {
  if (has(table, kind)) return start(table)
  const wanted = now.buildings.find(({ at, upgraded }) => (kind === 'build' ? at === null : at !== null && !upgraded))
  whyNotSpend(table, kind, (wanted ?? now.buildings[0]!).building, now)
}

/** Why a building cannot be built or upgraded. */
function whyNotSpend(table: TableModel, kind: 'build' | 'upgrade', building: string, now: Public): void {
  if (kind === 'upgrade') return whyNot(table, { kind, building }, building)
  const card = now.sites.find(({ buildings }) => buildings.includes(building))?.card ?? now.last
  if (card !== null) whyNot(table, { kind, building, card }, card)
}

/** Raises the next card of the hand, or puts the next one to the gold. */
function nextCard(table: TableModel, view: MinerView, by: 1 | -1): void {
  const hand = (view.hands[table.viewer ?? -1] ?? []).map(({ card }) => card)
  if (!hand.length) return
  if (priceOf(table, view)) {
    const free = hand.filter((card) => !goldOf(table).includes(card))
    const next = by > 0 ? free[0] : goldOf(table).at(-1)
    if (next !== undefined && (by < 0 || goldOf(table).length < priceOf(table, view))) pickCard(table, next, view)
    return
  }
  const now = hand.indexOf(cardUp(table) ?? '')
  const next = hand[(now + by + hand.length) % hand.length]!
  table.pickAll({ kind: 'excavate', card: next })
}
