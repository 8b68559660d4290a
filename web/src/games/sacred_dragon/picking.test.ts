import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { Pretend } from '../../model/pretend'
import type { Form } from '../../net/wire'
import Several from '../Several.svelte'
import { saying } from './banner'
import Board from './Board.svelte'
import { following, middleOf, stepped } from './geometry'
import { draw, firstTile, giveUp, key, pickSpace, pickTile, turnTile, whyNot } from './picking'
import { aBox, aView } from './pretend'
import { sheetRows } from './sheet'
import { face, printedTiles, turned } from './view'

const PLACES: Form[] = [
  { kind: 'place', tile: 'T1', at: '0,1', turn: 0 },
  { kind: 'place', tile: 'T1', at: '0,1', turn: 4 },
  { kind: 'place', tile: 'T1', at: '2,0', turn: 2 },
  { kind: 'place', tile: 'T2', at: '2,0', turn: 1 },
]
const seat = (forms = PLACES, now = {}) => {
  const view = aView(now)
  return { table: new Pretend(view, forms), view }
}
const still = { view: aView(), box: aBox, table: null, last: ['1,0'], pointed: [] }
const count = (body: string, part: string) => body.split(part).length - 1

describe('a tile of the hand', () => {
  it('is raised until another is picked, which replaces it on its space if it fits there', () => {
    const { table } = seat()
    expect(firstTile(table)).toBe('T1')
    pickSpace(table, '2,0')
    expect(table.picked).toEqual(PLACES[2])
    pickTile(table, 'T2')
    expect(table.picked).toEqual(PLACES[3])
    pickTile(table, 'T1')
    pickSpace(table, '0,1')
    pickTile(table, 'T2')
    expect(table.picked).toEqual({ kind: 'place', tile: 'T2' })
  })

  it('is turned by a click on its space, and by keys the other way', () => {
    const { table } = seat()
    const turns: unknown[] = []
    for (const go of [() => pickSpace(table, '0,1'), () => pickSpace(table, '0,1'), () => key(table, 'q')]) {
      go()
      turns.push(table.picked.turn)
    }
    expect(turns).toEqual([0, 4, 0])
    turnTile(table, -1)
    expect(table.picked.turn).toBe(4)
    key(table, 'Escape')
    expect(table.picked).toEqual({ kind: 'place', tile: 'T1' })
    expect(key(table, 'Escape')).toBe(false)
  })

  it('that does not fit says why, as turned or in a turn that fits', () => {
    const { table } = seat()
    pickSpace(table, '-1,0')
    whyNot(table, '0,1')
    expect(table.inquired).toEqual([{ kind: 'place', tile: 'T1', turn: 0, at: '-1,0' }, PLACES[0]])
  })

  it('is given up if that is offered; otherwise the table says why', () => {
    const offered = seat([...PLACES, { kind: 'reorganize', tile: 'T1' }]).table
    giveUp(offered)
    expect(offered.picked).toEqual({ kind: 'reorganize', tile: 'T1' })
    const { table } = seat()
    giveUp(table)
    draw(table)
    expect(table.inquired).toEqual([{ kind: 'reorganize', tile: 'T1' }, { kind: 'supply' }])
  })

  it('cannot be picked out of turn', () => {
    const table = new Pretend(aView(), [], {}, false)
    pickTile(table, 'T1')
    pickSpace(table, '0,1')
    expect([table.picked, table.fault]).toEqual([{}, 'wait'])
  })
})

describe('the banner', () => {
  it('offers to lay a tile alone, or with the mine that the space allows', () => {
    const { table, view } = seat()
    table.pickAll(PLACES[0]!)
    expect(saying(table, view).actions.map(({ key }) => key)).toEqual(['R', 'Enter'])
    table.pickAll(PLACES[2]!)
    const { actions } = saying(table, view)
    expect(actions.map(({ key, main }) => [key, main])).toEqual([
      ['L', false],
      ['Enter', true],
    ])
    actions[1]!.run()
    expect(table.played).toEqual([{ form: PLACES[2], plan: [{ kind: 'stop' }, { kind: 'mine' }], meant: null }])
  })

  it('offers to stop with the mine or without it', () => {
    const mine = { kind: 'build' as const, sides: 3, points: 3, tokens: 1, zones: 1 }
    const { table, view } = seat([{ kind: 'stop' }], { mine })
    for (const action of saying(table, view).actions) action.run()
    expect(table.played.map(({ plan }) => plan)).toEqual([[{ kind: 'leave' }], [{ kind: 'mine' }]])
  })
})

describe('the mountain', () => {
  const there = new Set(['0,0', '1,0', '0,1', '-1,0', '2,0'])

  it('is walked by arrows, leaning the other way if there is no tile', () => {
    const step = (at: string, key: string) => stepped(at, key, (to) => there.has(to))
    expect(step('0,0', 'ArrowRight')).toBe('1,0')
    expect(step('0,0', 'ArrowDown')).toBe('0,1')
    expect(step('1,0', 'ArrowDown')).toBe('0,1')
    expect(step('0,0', 'ArrowUp')).toBe('0,0')
    expect(step('0,0', 'Home')).toBe('0,0')
  })

  it('is walked in reading order, wrapping around at the ends', () => {
    const order = ['0,1', '2,0', '-1,0']
    expect(following(null, 1, order)).toBe('-1,0')
    expect(following('0,1', 1, order)).toBe('-1,0')
    expect(following('-1,0', -1, order)).toBe('0,1')
  })

  it('writes the score of a zone in its centre', () => {
    expect(middleOf(['0,0', '0,2', '-2,2'])).toEqual({ x: 0, y: 100 })
  })

  it('knows the printed tiles of all groups in the box', () => {
    expect(printedTiles(aBox).map(({ id }) => id)).toEqual(['T1', 'T2'])
    expect([face(aBox, 'T1'), face(aBox, 'T9'), turned('RRRRRY', 1)]).toEqual(['RRRRRY', '', 'YRRRRR'])
    expect(() => face({ ...aBox, game: 'dunaia' }, 'T1')).toThrow(TypeError)
  })

  it('is drawn without a table, with nothing to pick', () => {
    const { body } = render(Board, { props: still })
    expect([count(body, '<g class="tile'), count(body, 'class="spot'), count(body, 'role="button"')]).toEqual([2, 0, 0])
  })

  it('is drawn three times on one page, each with what is picked on it', () => {
    const view = aView()
    const [one, other] = [new Pretend(view, PLACES), new Pretend(view, PLACES)]
    one.pickAll({ kind: 'place', tile: 'T1' })
    other.pickAll(PLACES[2]!)
    const all = [one, other, null].map((table) => ({ ...still, view, table }))
    const { body } = render(Several, { props: { Board, all, box: aBox } })
    expect([count(body, '<svg class="board'), count(body, 'class="preview'), count(body, 'data-legal')]).toEqual([
      3, 1, 4,
    ])
  })
})

it('gives each row of the final sheet the rule of its lines', () => {
  const { say } = seat().table
  const zone = (points: number) => ({
    message: 'zone',
    points,
    rule: 'R-zone',
    args: { at: '0,0', foundations: points, tokens: 1 },
  })
  const made = { message: 'made', points: 6, rule: 'R-made', args: { mine: 'build', times: 2, each: 3 } }
  const seats = [{ seat: 0, total: 15, lines: [made, zone(2), zone(4), zone(3)] }]
  const sheet = { version: 1, over: true, seats, standing: [[0]], won: null, reason: '', rank: '' }
  const rows = sheetRows([], sheet, say).map(({ rule, cells }) => [rule, cells[0]?.points])
  expect(rows).toEqual([
    ['R-made', 6],
    ['', 6],
    ['R-zone', 4],
    ['R-zone', 3],
    ['R-zone', 2],
    ['R-zone', 9],
  ])
})
