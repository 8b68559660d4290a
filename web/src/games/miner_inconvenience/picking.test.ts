import { describe, expect, it } from 'vitest'
import { Pretend } from '../../model/pretend'
import type { Form } from '../../net/wire'
import { saying } from './banner'
import { key } from './keys'
import { cardOf, firstCard, goldOf, modeOf, priceOf, warningOf } from './mode'
import { explainAt, pickAt, pickBuilding, pickCard, pickSite, pickSpot } from './picking'
import { aDig, aView } from './pretend'
import type { Offers, Public } from './view'

const DIGS: Form[] = [
  { kind: 'excavate', card: 'M03', at: '4,-2' },
  { kind: 'excavate', card: 'M04', at: '4,-2' },
  { kind: 'excavate', card: 'M04', at: '3,-3' },
]
const BUILD: Form = { kind: 'build', building: 'B1', card: 'M01' }
const UPGRADE: Form = { kind: 'upgrade', building: 'B2' }
const OFFERS: Partial<Offers> = {
  digs: [
    aDig('M03', '4,-2', { draws: 1, supply: ['B2'], rule: 'R-1' }),
    aDig('M04', '4,-2', { draws: 3, warning: 'drained' }),
    aDig('M04', '3,-3', { draws: 2 }),
  ],
  builds: [{ building: 'B1', card: 'M01', price: 2 }],
  upgrades: [{ building: 'B2', price: 1, range: 5 }],
}

const seat = (forms: Form[], offers = OFFERS, changes: Partial<Public> = {}, kind = 'action') => {
  const view = aView(offers, changes)
  return { table: new Pretend(view, forms, { kind }), view, now: view.public }
}

describe('a card', () => {
  it('that draws most is raised until the player raises another', () => {
    const { table, view } = seat(DIGS)
    expect([firstCard(table, view), cardOf(table, view)]).toEqual(['M04', 'M04'])
    pickCard(table, 'M03', view)
    expect([table.picked, cardOf(table, view)]).toEqual([{ kind: 'excavate', card: 'M03' }, 'M03'])
  })

  it('replaces the previewed one if it also fits there; otherwise the place is dropped', () => {
    const { table, view } = seat(DIGS)
    table.pickAll(DIGS[0]!)
    pickCard(table, 'M04', view)
    expect(table.picked).toEqual(DIGS[1])
    table.pickAll(DIGS[2]!)
    pickCard(table, 'M03', view)
    expect(table.picked).toEqual({ kind: 'excavate', card: 'M03' })
  })

  it('cannot be raised out of turn', () => {
    const { view } = seat(DIGS)
    const table = new Pretend(view, [], {}, false)
    pickCard(table, 'M03', view)
    expect([table.picked, table.fault]).toEqual([{}, 'wait'])
  })
})

describe('a place', () => {
  it('is previewed by one click and dug by the next', () => {
    const { table, view } = seat(DIGS)
    table.pickAll({ kind: 'excavate', card: 'M03' })
    pickSpot(table, '4,-2', view)
    expect([table.picked, table.played]).toEqual([DIGS[0], []])
    pickSpot(table, '4,-2', view)
    expect(table.played.map(({ form }) => form)).toEqual([DIGS[0]])
  })

  it('with a warning is not dug by a click', () => {
    const { table, view } = seat(DIGS)
    table.pickAll(DIGS[1]!)
    pickSpot(table, '4,-2', view)
    expect([table.picked, table.played]).toEqual([DIGS[1], []])
  })

  it('where the card does not fit says why, and so does a card that is already there', () => {
    const { table, view } = seat(DIGS)
    table.pickAll({ kind: 'excavate', card: 'M03' })
    pickAt(table, view, '3,-3')
    pickAt(table, view, 'M01')
    explainAt(table, view, 'B2')
    expect(table.inquired).toEqual([
      { kind: 'excavate', card: 'M03', at: '3,-3' },
      { kind: 'excavate', card: 'M03', at: '0,0' },
      { kind: 'upgrade', building: 'B2' },
    ])
  })

  it('comes with the rule by which the server says that it draws', () => {
    const { table, view } = seat(DIGS)
    table.pickAll(DIGS[0]!)
    expect(saying(table, view).rule).toBe('R-1')
    table.pickAll(DIGS[2]!)
    expect(saying(table, view).rule).toBeUndefined()
  })
})

describe('a building', () => {
  it('is built from either end: the building first, or the card', () => {
    const { table, view } = seat([BUILD, { ...BUILD, card: 'M02' }])
    table.pickAll({ kind: 'build' })
    pickBuilding(table, 'B1', view)
    expect(table.picked).toEqual({ kind: 'build', building: 'B1' })
    pickSite(table, 'M02')
    expect(table.picked).toEqual({ ...BUILD, card: 'M02' })
    table.pickAll({ kind: 'build' })
    pickAt(table, view, 'M01')
    expect(table.picked).toEqual(BUILD)
  })

  it('already in the mine is upgraded; one that cannot be says why', () => {
    const { table, view } = seat([UPGRADE])
    pickAt(table, view, 'B2')
    expect([table.picked, modeOf(table)]).toEqual([UPGRADE, 'upgrade'])
    pickBuilding(table, 'B1', view)
    expect(table.inquired).toEqual([BUILD])
    const none = seat([])
    key(none.table, 'u', none.view)
    expect(none.table.inquired).toEqual([UPGRADE])
  })
})

describe('paying', () => {
  it('marks cards one by one, no more than the price, and sends them as a plan', () => {
    const { table, view } = seat([BUILD])
    table.pickAll(BUILD)
    expect(priceOf(table, view)).toBe(2)
    for (const card of ['M03', 'M04', 'M03', 'M03']) pickCard(table, card, view)
    expect(goldOf(table)).toEqual(['M04', 'M03'])
    const main = saying(table, view).actions.find((action) => action.main)
    main?.run()
    expect(table.played).toEqual([
      {
        form: BUILD,
        plan: [
          { kind: 'pay', card: 'M04' },
          { kind: 'pay', card: 'M03' },
        ],
        meant: null,
      },
    ])
  })

  it('has no main button before the last card, and steps back card by card', () => {
    const { table, view } = seat([BUILD])
    table.pickAll(BUILD)
    pickCard(table, 'M03', view)
    expect(saying(table, view).actions.some((action) => action.main)).toBe(false)
    expect(key(table, 'Escape', view)).toBe(true)
    expect([goldOf(table), table.picked]).toEqual([[], BUILD])
    key(table, 'Escape', view)
    expect(table.picked).toEqual({ kind: 'build', building: 'B1' })
  })

  it('shows the rule of the question once it is asked, and that of the move before', () => {
    const form: Form = { kind: 'pay', card: 'M03' }
    const asked = seat([form], { payments: [{ card: 'M03' }] }, { price: 1 }, 'pay')
    asked.table.position.decision.rule = 'R-2'
    expect([modeOf(asked.table), saying(asked.table, asked.view).rule]).toEqual(['pay', 'R-2'])
    const picked = seat([BUILD])
    picked.table.pickAll(BUILD)
    picked.table.choices[0]!.rule = 'R-3'
    expect(saying(picked.table, picked.view).rule).toBe('R-3')
  })
})

describe('a warning', () => {
  it('is that of the offer with the same fields', () => {
    const { offers } = aView(OFFERS)
    expect(DIGS.map((form) => warningOf(offers, form))).toEqual(['', 'drained', ''])
    expect([warningOf(offers, BUILD), warningOf(null, BUILD)]).toEqual(['', ''])
  })
})
