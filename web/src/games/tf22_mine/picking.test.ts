import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { corner, outside } from '../../draw/square'
import { Pretend } from '../../model/pretend'
import type { Form } from '../../net/wire'
import Several from '../Several.svelte'
import { saying } from './banner'
import Board from './Board.svelte'
import { berth, isCell, standing } from './geometry'
import { key, pickCell, pickSlot, pushesOf, reachOf, show, shown, startAction, turnsAt } from './picking'
import { aBox, aCell, aView } from './pretend'
import { slots, symbolValues } from './view'

const WALK: Form = { kind: 'walk', to: 'a2' }
const CROSS: Form = { kind: 'cross', to: 'b1' }
const TURNS: Form[] = ['A', 'B'].map((way) => ({ kind: 'turn', cell: 'a2', way }))
const PUSHES: Form[] = [0, 1].map((slot) => ({ kind: 'push', loader: 2, slot }))
const DELIVER: Form = { kind: 'deliver', units: 1 }
const ALL = [WALK, CROSS, ...TURNS, ...PUSHES, DELIVER]

const seat = (forms = ALL, now = {}) => {
  const view = aView(now)
  return { table: new Pretend(view, forms), view }
}
const still = { view: aView(), box: aBox, table: null, last: ['a2'], pointed: [] }
const count = (body: string, part: string) => body.split(part).length - 1

describe('a card', () => {
  it('is previewed by one click, with the move that leads there, and played by the next', () => {
    const { table } = seat()
    pickCell(table, 'a2')
    expect([table.place, table.picked, table.played]).toEqual(['a2', WALK, []])
    pickCell(table, 'a2')
    expect(table.played.map(({ form }) => form)).toEqual([WALK])
  })

  it('can be turned while it is looked at', () => {
    const { table } = seat()
    expect(turnsAt(table, 'a2')).toHaveLength(2)
    pickCell(table, 'a2')
    expect([key(table, 'b'), key(table, 'c')]).toEqual([true, false])
    expect(table.played.map(({ form }) => form)).toEqual([TURNS[1]])
  })

  it('that cannot be the target of the chosen action says why', () => {
    const { table } = seat()
    startAction(table, 'push')
    pickCell(table, 'b1')
    expect(table.inquired).toEqual([{ kind: 'push', to: 'b1' }])
  })

  it('cannot be picked out of turn', () => {
    const table = new Pretend(aView(), [], {}, false)
    pickCell(table, 'a2')
    expect([table.place, table.fault]).toEqual([null, 'wait'])
  })
})

describe('an action', () => {
  it('marks its targets only once it is chosen', () => {
    const { table } = seat()
    expect([...reachOf(shown(table))]).toEqual([
      ['a2', 'D'],
      ['b1', 'E'],
    ])
    startAction(table, 'turn')
    expect(shown(table).map(({ form }) => form)).toEqual(TURNS)
    startAction(table, 'turn')
    expect(table.mode).toBeNull()
  })

  it('with one answer is picked at once', () => {
    const { table } = seat()
    startAction(table, 'deliver')
    expect([table.mode, table.picked]).toEqual(['deliver', DELIVER])
  })

  it('that is not offered says why, asked beside your crew', () => {
    const { table } = seat()
    key(table, 'f')
    startAction(table, 'tunnel')
    expect(table.inquired).toEqual([{ kind: 'collect' }, { kind: 'tunnel', to: 'b1' }])
  })

  it('pushes a loader to a place by two clicks', () => {
    const { table } = seat()
    startAction(table, 'push')
    expect(pushesOf(shown(table))).toEqual([
      { from: 2, slot: 0 },
      { from: 2, slot: 1 },
    ])
    pickSlot(table, 1)
    expect(table.picked).toEqual(PUSHES[1])
    pickSlot(table, 1)
    pickSlot(table, 9)
    expect(table.played.map(({ form }) => form)).toEqual([PUSHES[1]])
  })

  it('from the advice is previewed where it would happen', () => {
    const { table } = seat()
    show(table, TURNS[0]!)
    expect([table.mode, table.place]).toEqual(['turn', 'a2'])
    show(table, DELIVER)
    expect([table.mode, table.place]).toEqual([null, 'a1'])
    show(table, PUSHES[0]!)
    expect([table.mode, table.place]).toEqual(['push', null])
  })

  it('is left by Esc: first the place, then the action', () => {
    const { table } = seat()
    table.mode = 'push'
    table.place = 'a2'
    expect([key(table, 'Escape'), table.place, table.mode]).toEqual([true, null, 'push'])
    expect([key(table, 'Escape'), table.mode, key(table, 'Escape')]).toEqual([true, null, false])
  })
})

it('offers what can be done on the spot in the banner, and what is picked as the main move', () => {
  const { table, view } = seat()
  expect(saying(table, view).actions.map(({ form }) => form)).toEqual([DELIVER])
  table.pickAll(WALK)
  expect(saying(table, view).actions.map(({ form, key }) => [form, key])).toEqual([[WALK, 'Enter']])
})

describe('the mine', () => {
  it('has one crew in the middle of a card and several towards its corners, sorted by colour', () => {
    const crews = ['red', 'blue'].map((colour) => ({ colour, units: 0, cell: 'b2' }))
    const [b2, a1] = [corner('b2'), corner('a1')]
    const alone = aCell('a1', { crews: [{ colour: 'green', units: 1, cell: 'a1' }] })
    expect(standing([aCell('b2', { crews }), alone]).map(({ colour, x, y }) => [colour, x, y])).toEqual([
      ['blue', b2.x + 69, b2.y + 72],
      ['green', a1.x + 50, a1.y + 70],
      ['red', b2.x + 31, b2.y + 72],
    ])
  })

  it('has its loaders outside, beside the card of their slot', () => {
    expect(berth(slots(aBox), 1)).toEqual(outside('b1', 'N'))
    expect(berth(slots(aBox), 7)).toEqual({ x: 0, y: 0, turn: 0 })
    expect(['a1', 'f6', 'slot:3', ''].map(isCell)).toEqual([true, true, false, false])
  })

  it('knows each value of the symbol cards once, and no other box', () => {
    expect(symbolValues(aBox)).toEqual([3, 5])
    expect(() => symbolValues({ ...aBox, game: 'dunaia' })).toThrow(TypeError)
  })

  it('is drawn without a table, with nothing to pick', () => {
    const { body } = render(Board, { props: still })
    expect([count(body, 'class="minecard'), count(body, 'data-legal'), count(body, 'class="ship')]).toEqual([3, 0, 2])
  })

  it('is drawn three times on one page, each with what is picked on it', () => {
    const view = aView()
    const [one, other] = [new Pretend(view, ALL), new Pretend(view, ALL)]
    other.mode = 'push'
    const all = [one, other, null].map((table) => ({ ...still, view, table }))
    const { body } = render(Several, { props: { Board, all, box: aBox } })
    expect([count(body, '<svg class="board'), count(body, 'class="reach'), count(body, 'class="pushspot')]).toEqual([
      3, 2, 2,
    ])
  })
})
