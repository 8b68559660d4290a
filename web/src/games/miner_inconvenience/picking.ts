/** Picking in the mine: an action, a card or a building, a place; then the cards that pay for it. All of it narrows the server's list. */

import { narrow, type Picked } from '../../model/narrow'
import type { Playing } from '../../model/playing'
import type { Form } from '../../net/wire'
import { buildingPicked, cardOf, goldOf, modeOf, priceOf, sitePicked, warningOf } from './mode'
import { placeOf, type MinerView, type Public } from './view'

/** Pick a card of the hand: raise it, or turn it over to pay with it. */
export function pickCard(table: Playing, card: string, view: MinerView): void {
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

/** Pick a place for the raised card: preview it there; a second click plays it. */
export function pickSpot(table: Playing, at: string, view: MinerView): void {
  if (!table.myTurn) return table.notNow()
  const card = cardOf(table, view)
  const [choice] = narrow(table.choices, { kind: 'excavate', card, at })
  if (!choice) return whyNot(table, { kind: 'excavate', card, at }, at)
  if (table.picked.at === at && table.chosen && !warningOf(view.offers, choice.form)) return void table.play(choice)
  table.pickAll({ kind: 'excavate', card, at })
}

/** Ask why a move cannot be made, and show it at a place. */
export function whyNot(table: Playing, form: Form, place: string): void {
  void table.explain(form, place)
}

/** Build: a building and a place for it, in any order. */
export function startBuilding(table: Playing): void {
  if (modeOf(table) === 'build') return stopSpending(table)
  table.marked = []
  table.pickAll({ kind: 'build' })
}

/** Start to upgrade, or stop; if only one outpost can be flipped, pick it. */
export function startUpgrading(table: Playing): void {
  if (modeOf(table) === 'upgrade') return stopSpending(table)
  table.marked = []
  const own = narrow(table.choices, { kind: 'upgrade' })
  table.pickAll(own.length === 1 ? { ...own[0]!.form } : { kind: 'upgrade' })
}

/** Back to digging. */
export function stopSpending(table: Playing): void {
  table.marked = []
  table.pickAll({})
}

/** Pick a building: upgrade it, build it, or say why not. */
export function pickBuilding(table: Playing, building: string, { public: now }: MinerView): void {
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

/** Pick a card of the mine while building. */
export function pickSite(table: Playing, card: string): void {
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

/** Take one card back, else the place, else stop paying. */
export function backFromPaying(table: Playing): void {
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

/** Send what is picked, with the marked cards as gold. */
export function pay(table: Playing, form: Form | null): void {
  const steps: Picked[] = goldOf(table).map((card) => ({ kind: 'pay', card }))
  const [first] = narrow(table.choices, form ?? steps[0]!)
  if (first) void table.play(first, form ? steps : steps.slice(1))
}

/** Ask why a building cannot be built or upgraded. */
export function whyNotSpend(table: Playing, kind: 'build' | 'upgrade', building: string, now: Public): void {
  if (kind === 'upgrade') return whyNot(table, { kind, building }, building)
  const card = now.sites.find(({ buildings }) => buildings.includes(building))?.card ?? now.last
  if (card !== null) whyNot(table, { kind, building, card }, card)
}

/** Pick what was clicked: a place, a card or a building of the mine. */
export function pickAt(table: Playing, whole: MinerView, id: string): void {
  if (!table.myTurn) return table.notNow()
  const { public: now } = whole
  const mode = modeOf(table)
  if (now.buildings.some(({ building, at }) => building === id && at !== null)) return pickBuilding(table, id, whole)
  const tile = now.mine.some(({ card }) => card === id)
  if (mode === 'build') return tile ? pickSite(table, id) : undefined
  if (mode === 'upgrade')
    return void (table.refusal = { place: id, lines: [], sentence: table.say.ui('why-no-building') })
  if (!tile) return pickSpot(table, id, whole)
  whyNot(table, { kind: 'excavate', card: cardOf(table, whole), at: placeOf(now, id) }, id)
}

/** Ask why nothing can be done there. */
export function explainAt(table: Playing, whole: MinerView, id: string): void {
  if (!table.myTurn) return table.notNow()
  const { public: now } = whole
  if (modeOf(table) === 'build' && now.mine.some(({ card }) => card === id)) {
    const any = buildingPicked(table) ?? narrow(table.choices, { kind: 'build' })[0]?.form.building
    if (any !== undefined) whyNot(table, { kind: 'build', building: any, card: id }, id)
  } else if (now.buildings.some(({ building, at }) => building === id && at !== null))
    whyNot(table, { kind: 'upgrade', building: id }, id)
  else whyNot(table, { kind: 'excavate', card: cardOf(table, whole), at: placeOf(now, id) }, id)
}
