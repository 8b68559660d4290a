import { describe, expect, it } from 'vitest'
import { blocks, fitting } from './text'

describe('the board in words', () => {
  it('keeps drawings and wraps sentences', () => {
    const [round, mine, note] = blocks(
      'Round 1 of 10, the market is open.\n\nYour mine\n  ║\n  D1b\n\nSeats:\nSeat 0 has 3 points and a lot to say.\n',
    )
    expect(round).toEqual({ title: '', drawn: false, lines: ['Round 1 of 10, the market is open.'] })
    expect(mine).toEqual({ title: 'Your mine', drawn: true, lines: ['║', 'D1b'] })
    expect(note).toMatchObject({ title: 'Seats', drawn: false })
  })

  it('shrinks a drawing to the width, but never below a readable size', () => {
    expect(fitting(['x'.repeat(40)], 600)).toBe(14)
    expect(fitting(['x'.repeat(100)], 600)).toBeCloseTo(9.9, 1)
    expect(fitting(['x'.repeat(100)], 300)).toBe(9)
  })
})
