import { describe, expect, it } from 'vitest'
import type { SeatLine } from '../../net/wire'
import { blocks, fitting, namedInColumns } from './text'

const seat = (number: number, name: string): SeatLine => ({
  seat: number,
  kind: 'person',
  name,
  bot: null,
  mine: false,
  present: true,
  link: null,
  also: [],
})
const SEATS = [seat(0, 'Mira'), seat(1, 'Bartholomew')]

describe('the board in words', () => {
  it('keeps drawings and wraps sentences', () => {
    const [round, mine, note] = blocks(
      'Round 1 of 10, the market is open.\n\nYour mine\n  ║\n  D1b\n\nSeats:\nSeat 0 has 3 points and a lot to say.\n',
    )
    expect(round).toEqual({ title: '', drawn: false, lines: ['Round 1 of 10, the market is open.'] })
    expect(mine).toEqual({ title: 'Your mine', drawn: true, lines: ['║', 'D1b'] })
    expect(note).toMatchObject({ title: 'Seats', drawn: false })
  })

  it('shrinks a drawing to the width, but never below what can be read', () => {
    expect(fitting(['x'.repeat(40)], 600)).toBe(14)
    expect(fitting(['x'.repeat(100)], 600)).toBeCloseTo(9.9, 1)
    expect(fitting(['x'.repeat(100)], 300)).toBe(9)
  })

  it('puts names into a table without moving its columns', () => {
    const table = 'Seat 0 you   19\nSeat 1        5'
    const told = namedInColumns(table, SEATS).split('\n')
    expect(told[0]).toBe('Mira   you   19')
    expect(told[1]).toBe('Bartholomew   5')
    expect(namedInColumns('Seat 1 x', SEATS)).toBe('Barth… x')
  })
})
