import { describe, expect, it } from 'vitest'
import { Pretend } from '../../model/pretend'
import type { Decision, Form } from '../../net/wire'
import { saying } from './banner'
import { columnsOf } from './columns'
import { key } from './keys'
import { chosen, leave, offers, onlyGiant, question, send } from './offers'
import { dropGiant, pickAt, pickElder, pickNumber, pickPower, pickSquare, pickTile } from './picking'
import { aView, seated } from './pretend'
import { shownOf } from './shown'

const take = (value: number): Form => ({ kind: 'take', value })
const CONTINUE: Form = { kind: 'continue' }
const CALLS: Form[] = [
  { kind: 'call', space: 1, chips: '1+2' },
  { kind: 'call', space: 1, chips: '1+5' },
  { kind: 'call', space: 2, chips: '2+5' },
]
/** A window with an Elder who answers, and behind it the choice of a die. */
const window = (forms: Form[] = CALLS) =>
  seated('window', [...forms, CONTINUE], { window: 'die', ahead: [take(3), take(5)] }, WINDOW)
const WINDOW: Partial<Decision> = { passes: 'continue', next: { seat: 0, kind: 'die', rule: 'R-1' } }

describe('a die', () => {
  it('is previewed by one click and taken by the next', () => {
    const { table, now } = seated('die', [take(3), take(5)])
    pickNumber(table, now, 3)
    expect(table.picked).toEqual(take(3))
    expect(table.played).toEqual([])
    pickNumber(table, now, 3)
    expect(table.played).toEqual([{ form: take(3), plan: [], meant: null }])
  })

  it('that is not offered says why', () => {
    const { table, now } = seated('die', [take(3)])
    pickNumber(table, now, 4)
    expect(table.inquired).toEqual([take(4)])
    expect(table.picked).toEqual({})
  })

  it('cannot be picked while a move is on its way, nor out of turn', () => {
    const { table, now } = seated('die', [take(3)])
    table.sending = true
    pickNumber(table, now, 3)
    const other = new Pretend(aView('die'), [take(3)], {}, false)
    pickNumber(other, now, 3)
    expect([table.picked, other.picked]).toEqual([{}, {}])
    expect(other.fault).toBe('wait')
  })
})

describe('an open window', () => {
  it('shows the question behind it, with the rule that the server names', () => {
    const { table, now, view } = window()
    expect(question(table)).toBe('die')
    expect(offers(table, now).filter(({ ahead }) => ahead)).toHaveLength(2)
    expect(saying(table, view).rule).toBe('R-1')
  })

  it('is left by the move that the server marks as passing, and the next answer follows', () => {
    const { table, now } = window()
    pickNumber(table, now, 5)
    send(table, chosen(table, now)!)
    expect(table.played).toEqual([{ form: CONTINUE, plan: [take(5)], meant: null }])
  })

  it('cannot be left if no move passes', () => {
    const { table } = seated('die', [take(3)])
    leave(table, [take(3)])
    expect(table.played).toEqual([])
  })

  it('has no key for passing if no move passes', () => {
    const { table, view } = seated('die', [take(3)])
    expect(key(table, 'w', view)).toBe(true)
    expect([table.hushed, table.inquired]).toEqual([false, [CONTINUE]])
    const open = window()
    open.table.pickAll({ kind: 'call', space: 1 })
    key(open.table, 'w', open.view)
    expect([open.table.hushed, open.table.picked]).toEqual([true, {}])
  })
})

describe('a call', () => {
  it('begins with the first way to pay, and a chip changes it as little as it can', () => {
    const { table, now } = window()
    pickElder(table, now, 1)
    expect(table.picked).toEqual(CALLS[0])
    pickNumber(table, now, 5)
    expect(table.picked).toEqual(CALLS[1])
    pickNumber(table, now, 6)
    expect(table.inquired).toEqual([{ kind: 'call', space: 1, chips: '1+6' }])
    pickElder(table, now, 1)
    expect(table.played).toEqual([{ form: CALLS[1], plan: [], meant: null }])
  })

  it('shows which chips pay, which are fixed and which could be changed', () => {
    const { table, now } = window()
    pickElder(table, now, 1)
    const elder = {
      space: 1,
      place: 'elder/1',
      elder: 'guide',
      effect: 'move',
      amount: 1,
      chips: [1],
      more: 1,
      fragment: 'a',
      left: 1,
    }
    const columns = columnsOf(table, { ...now, elders: [elder] })
    expect(columns.paying).toBe(true)
    expect([[...columns.chosen], columns.fixed, [...columns.payable], [...columns.open]]).toEqual([
      [1, 2],
      [1],
      [1, 2, 5],
      [2, 5],
    ])
  })

  it('of an Elite power with several sites asks for the site', () => {
    const { table } = window([
      { kind: 'foreman', square: 'A1' },
      { kind: 'foreman', square: 'B2' },
    ])
    pickPower(table)
    expect(table.picked).toEqual({ kind: 'foreman' })
  })
})

describe('a tile', () => {
  const builds: Form[] = [
    { kind: 'build', tile: 'L1', square: 'A1', turn: 0 },
    { kind: 'build', tile: 'L1', square: 'A1', turn: 1 },
    { kind: 'build', tile: 'L2', square: 'B2', turn: 0 },
  ]

  it('that is clicked before the die is placed is picked afterwards', () => {
    const { table, now } = seated('recycle', [{ kind: 'recycle', space: 'build' }])
    pickTile(table, now, 'L1', 'market/1/board')
    expect(table.played).toEqual([
      { form: { kind: 'recycle', space: 'build' }, plan: [], meant: { kind: 'build', tile: 'L1' } },
    ])
  })

  it('and its square are picked in either order, and a further click turns it', () => {
    const { table, now } = seated('build', builds)
    pickTile(table, now, 'L1', 'market/1/board')
    expect(table.picked).toEqual({ kind: 'build', tile: 'L1' })
    pickSquare(table, now, 0, 'A1')
    expect(table.picked).toEqual(builds[0])
    pickSquare(table, now, 0, 'A1')
    expect(table.picked).toEqual(builds[1])
    const other = seated('build', builds)
    pickSquare(other.table, other.now, 0, 'B2')
    expect(other.table.picked).toEqual(builds[2])
  })

  it('marks the squares that it fits, and its gain there', () => {
    const prospects = [
      { tile: 'L1', square: 'A1', points: 3, turned: 0 },
      { tile: 'L1', square: 'A1', points: 5, turned: 1 },
      { tile: 'L2', square: 'B2', points: 1 },
    ]
    const { table, now, player } = seated('build', builds, { prospects })
    expect([...shownOf(table, now, player, null).legal]).toEqual(['A1', 'B2'])
    table.pickAll(builds[1]!)
    const shown = shownOf(table, now, player, null)
    expect([...shown.legal]).toEqual(['A1'])
    expect([...shown.prospects.values()]).toEqual([prospects[1]])
  })
})

describe('giants', () => {
  const moves: Form[] = [
    { kind: 'move', dunaia: 1, place: 'A1-B1' },
    { kind: 'move', dunaia: 2, place: 'A2-B2' },
    { kind: 'stop' },
  ]

  it('are picked first, then the line they go to; a line with a giant picks that giant', () => {
    const { table, now, player } = seated('move', moves)
    pickAt(table, now, player, shownOf(table, now, player, null), 'A1-A2')
    expect(table.picked).toEqual({ kind: 'move', dunaia: 1 })
    const shown = shownOf(table, now, player, null)
    expect([shown.mover, [...shown.lines]]).toEqual([1, ['A1-B1']])
    pickAt(table, now, player, shown, 'A1-B1')
    expect(table.picked).toEqual(moves[0])
  })

  it('go where they are dropped; a forbidden place asks why, and home asks nothing', () => {
    const { table, now } = seated('move', moves)
    dropGiant(table, now, 2, 'A2-B2')
    dropGiant(table, now, 2, 'B1-B2')
    dropGiant(table, now, 2, 'C1-C2')
    expect(table.played).toEqual([{ form: moves[1], plan: [], meant: null }])
    expect(table.inquired).toEqual([{ kind: 'move', dunaia: 2, place: 'C1-C2' }])
  })

  it('need not be picked if only one can move', () => {
    const { table, now } = seated('move', [moves[0]!])
    expect(onlyGiant(table, now)).toBe(1)
    expect(onlyGiant(seated('move', moves).table, now)).toBeUndefined()
  })

  it('come with the warning and the rule that the server sends', () => {
    const stray = { dunaia: 1, square: 'A2', rule: 'R-2' }
    const { table, view } = seated('move', moves, { stray })
    expect(saying(table, view).rule).toBeUndefined()
    table.pickAll({ kind: 'move', dunaia: 1 })
    expect(saying(table, view).rule).toBe('R-2')
  })
})
