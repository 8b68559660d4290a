import { describe, expect, it } from 'vitest'
import { aPlayer, seated } from './pretend'
import { shownOf } from './shown'

describe('what a village shows', () => {
  it('for a die that is pointed at: its giant, and what both squares give', () => {
    const { table, now, player } = seated('die', [{ kind: 'take', value: 3 }])
    const shown = shownOf(table, now, player, 3)
    expect([shown.looked?.line, [...shown.told.keys()]]).toEqual(['C1-C2', ['C1', 'C2']])
    expect(shownOf(null, now, player, 3).looked).toBeNull()
  })

  it('for the order: what either square would give first', () => {
    const orders = [
      ['A1', 'A2'],
      ['A2', 'A1'],
    ].map((order) => order.map((square) => ({ square, gives: 'gain' as const, chips: 1 })))
    const own = aPlayer(0, { figures: [{ dunaia: 1, line: 'A1-A2', orders }] })
    const forms = ['A1', 'A2'].map((square) => ({ kind: 'first', square }))
    const awake = { dunaia: 1, squares: ['A1', 'A2'], due: [] }
    const { table, now } = seated('order', forms, { players: [own, aPlayer(1)], awake })
    const shown = shownOf(table, now, own, null)
    expect([[...shown.told.keys()], shown.firsts]).toEqual([
      ['A1', 'A2'],
      ['A1', 'A2'],
    ])
  })

  it('for a die to place: only the houses of the visible village', () => {
    const forms = [
      { kind: 'recycle', seat: 0, square: 'A1' },
      { kind: 'recycle', seat: 1, square: 'B1' },
    ]
    const { table, now } = seated('recycle', forms)
    expect(now.players.map((player) => [...shownOf(table, now, player, null).legal])).toEqual([['A1'], ['B1']])
  })
})
