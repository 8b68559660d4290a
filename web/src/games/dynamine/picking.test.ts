import { describe, expect, it } from 'vitest'
import { Pretend } from '../../model/pretend'
import type { Form } from '../../net/wire'
import { start } from './acts'
import { saying } from './banner'
import { key } from './keys'
import { drop, openMine, pickCard, pickCell, pickPile, show, stepBack } from './picking'
import { anOffer, aView } from './pretend'
import { buildable, fits, gainsHere, laid, moving, opened, sealing, spots, takeable } from './targets'

const BUILDS: Form[] = [
  { kind: 'build', pile: 'A1', at: '4,0' },
  { kind: 'build', pile: 'A1', at: '1,1' },
  { kind: 'build', pile: 'A2', at: '1,1' },
]
const MOVES: Form[] = [
  { kind: 'move', tile: 'T3', at: '4,0' },
  { kind: 'move', tile: 'T3', at: '1,1' },
]
const END: Form = { kind: 'end' }
const OFFERS = [
  anOffer('A1', '4,0', { points: 3, gain: { veins: 1, wells: 2 }, rule: 'R-wells' }),
  anOffer('A1', '1,1'),
  anOffer('A2', '1,1', { seals: true, rule: 'R-seals' }),
]

const seat = (forms: Form[] = [...BUILDS, END], more = {}, now = {}) => {
  const view = aView({ offers: OFFERS, ...more }, now)
  return { table: new Pretend(view, forms), view }
}

describe('a pile', () => {
  it('shows its cells, and is put back by another click', () => {
    const { table, view } = seat()
    pickPile(table, 'A1', view)
    expect(table.picked).toEqual({ kind: 'build', pile: 'A1' })
    expect(spots(table, view).map(({ at, points }) => [at, points])).toEqual([
      ['4,0', 3],
      ['1,1', 0],
    ])
    pickPile(table, 'A1', view)
    expect(table.picked).toEqual({})
  })

  it('is previewed at once if only one cell is left', () => {
    const { table, view } = seat()
    pickPile(table, 'A2', view)
    expect(table.picked).toEqual(BUILDS[2])
    expect(laid(table, view)).toMatchObject({ at: '1,1', face: { tile: 'T6' }, from: null })
  })

  it('that is closed says why, in words of its own or by the rules for the cell picked first', () => {
    const { table, view } = seat()
    pickPile(table, 'B1', view)
    expect([table.picked, table.refusal?.place]).toEqual([{}, 'B1'])
    pickCell(table, '4,0', view)
    pickPile(table, 'B1', view)
    expect(table.inquired).toEqual([{ kind: 'build', pile: 'B1', at: '4,0' }])
  })

  it('adds the pay of your mission to the gains of the cells', () => {
    const { table, view } = seat(BUILDS, { hopes: [{ what: 'A1', at: '1,1', points: 4 }] })
    pickPile(table, 'A1', view)
    expect(spots(table, view).map(({ points }) => points)).toEqual([3, 4])
  })

  it('fits as the server says, and in the cell picked first', () => {
    const { table, view } = seat()
    const fitting = () => view.public.market.filter((pile) => fits(table, view, pile)).map(({ pile }) => pile)
    expect(fitting()).toEqual(['A1', 'A2'])
    pickCell(table, '4,0', view)
    expect(fitting()).toEqual(['A1'])
    expect([...gainsHere(table, view).keys()]).toEqual(['A1'])
  })
})

describe('a cell', () => {
  it('can be picked before its tile, and stays picked when a pile follows', () => {
    const { table, view } = seat()
    pickCell(table, '1,1', view)
    expect(table.picked).toEqual({ kind: 'build', at: '1,1' })
    pickPile(table, 'A1', view)
    expect(Object.keys(table.picked)).toEqual(['kind', 'at', 'pile'])
    expect(stepBack(table)).toBe(true)
    expect(table.picked).toEqual({ kind: 'build', at: '1,1' })
  })

  it('is built by a second click, but not where that seals the mine', () => {
    const { table, view } = seat()
    table.pickAll(BUILDS[0]!)
    pickCell(table, '4,0', view)
    table.pickAll(BUILDS[2]!)
    expect(sealing(table, view)).toBe(true)
    pickCell(table, '1,1', view)
    expect(table.played.map(({ form }) => form)).toEqual([BUILDS[0]])
  })

  it('gives no warning in the last round', () => {
    const { table, view } = seat([...BUILDS, END], {}, { rounds_left: 0 })
    table.pickAll(BUILDS[2]!)
    expect(sealing(table, view)).toBe(false)
  })

  it('where the picked pile does not fit says why, and one with a tile is examined', () => {
    const { table, view } = seat()
    pickPile(table, 'A1', view)
    pickCell(table, '3,-1', view)
    expect(table.inquired).toEqual([{ kind: 'build', pile: 'A1', at: '3,-1' }])
    pickCell(table, '2,0', view)
    expect(table.place).toBe('2,0')
  })

  it('takes a tile that is dropped there, or says why not', () => {
    const { table } = seat()
    drop(table, { kind: 'build', pile: 'A1' }, '4,0')
    expect(table.picked).toEqual(BUILDS[0])
    drop(table, { kind: 'build', pile: 'A2' }, '4,0')
    expect(table.inquired).toEqual([{ kind: 'build', pile: 'A2', at: '4,0' }])
  })
})

describe('a tile of the mine', () => {
  it('is moved when the player asks for it, and at once when nothing else is offered', () => {
    const { table, view } = seat([...BUILDS, ...MOVES, END])
    expect([moving(table), buildable(table).size]).toEqual([false, 2])
    start(table, 'move', view)
    expect([moving(table), buildable(table).size]).toEqual([true, 0])
    expect(moving(seat(MOVES).table)).toBe(true)
  })

  it('is picked, then its cell; a tile that cannot move says why', () => {
    const { table, view } = seat(MOVES)
    pickCell(table, '3,1', view)
    expect(table.picked).toEqual({ kind: 'move', tile: 'T3' })
    pickCell(table, '4,0', view)
    expect([table.picked, laid(table, view)?.from]).toEqual([MOVES[0], '3,1'])
    pickCell(table, '2,0', view)
    expect(table.inquired).toEqual([{ kind: 'move', tile: 'T1', at: '1,1' }])
  })
})

describe('beside building', () => {
  it('a card is taken by a second click', () => {
    const { table } = seat([...BUILDS, { kind: 'take', card: 'I1' }])
    expect([takeable(table, 'I1'), takeable(table, 'I2')]).toEqual([true, false])
    pickCard(table, 'I1')
    expect(table.picked).toEqual({ kind: 'take', card: 'I1' })
    pickCard(table, 'I1')
    pickCard(table, 'I2')
    expect(table.played.map(({ form }) => form)).toEqual([{ kind: 'take', card: 'I1' }])
    expect(table.inquired).toEqual([{ kind: 'take', card: 'I2' }])
  })

  it('the turn is ended at once if nothing is lost, otherwise after a second press', () => {
    const { table, view } = seat([END])
    start(table, 'end', view)
    expect(table.played).toHaveLength(1)
    const wasteful = seat()
    key(wasteful.table, 'e', wasteful.view)
    expect([wasteful.table.picked, wasteful.table.played]).toEqual([END, []])
    key(wasteful.table, 'E', wasteful.view)
    expect(wasteful.table.played).toHaveLength(1)
  })

  it('an action that is not offered says why', () => {
    const { table, view } = seat()
    start(table, 'spend', view)
    expect(table.inquired).toEqual([{ kind: 'spend' }])
  })

  it('advice is previewed where it belongs', () => {
    const { table } = seat([...BUILDS, ...MOVES, END])
    show(table, MOVES[0]!)
    expect([table.mode, table.chosen?.form]).toEqual(['move', MOVES[0]])
    show(table, BUILDS[0]!)
    expect([table.mode, table.chosen?.form]).toEqual([null, BUILDS[0]])
  })

  it('a mine is opened, and closed again by the same seat or by Esc', () => {
    const { table, view } = seat()
    openMine(table, 1)
    expect(opened(table)).toBe(1)
    openMine(table, 1)
    expect(opened(table)).toBeNull()
    openMine(table, 1)
    key(table, 'Escape', view)
    expect([opened(table), stepBack(table)]).toEqual([null, false])
  })
})

describe('the banner', () => {
  it('names the rule that the server sent with the build, and its gains', () => {
    const { table, view } = seat()
    table.pickAll(BUILDS[0]!)
    const { rule, actions } = saying(table, view)
    expect([rule, actions.map(({ key }) => key)]).toEqual(['R-wells', ['Esc', 'Enter']])
  })

  it('has no main button for a build that seals the mine', () => {
    const { table, view } = seat()
    table.pickAll(BUILDS[2]!)
    const { rule, actions } = saying(table, view)
    expect(rule).toBe('R-seals')
    expect(actions.filter(({ main }) => main)).toEqual([])
    actions.find(({ key }) => key === 'Y')!.run()
    expect(table.played.map(({ form }) => form)).toEqual([BUILDS[2]])
  })

  it('names the requirements of a cell', () => {
    const { table, view } = seat([{ kind: 'build', pile: 'A1', at: '3,-1' }, END])
    table.pickAll({ kind: 'build', at: '3,-1' })
    expect(saying(table, view)).toMatchObject({ rule: 'R-plus', settled: true })
  })

  it('asks as the server asks', () => {
    const view = aView()
    const reroll = new Pretend(view, [{ kind: 'keep' }, { kind: 'reroll' }], { kind: 'reroll', rule: 'R-again' })
    const { rule, actions } = saying(reroll, view)
    expect([rule, actions.map(({ key }) => key)]).toEqual(['R-again', ['R', 'K']])
  })
})
