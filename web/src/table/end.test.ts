import { describe, expect, it } from 'vitest'
import type { Sheet, SheetLine } from '../net/wire'
import { biggestGains, plainRows } from './end'

const line = (what: string, points: number, rule = 'DYN-090'): SheetLine => ({ what, points, rule })
const sheet = (...seats: SheetLine[][]): Sheet => ({
  version: 1,
  over: true,
  seats: seats.map((lines, seat) => ({ seat, lines, total: lines.reduce((sum, { points }) => sum + points, 0) })),
  standing: [],
  won: null,
  reason: '',
  rank: '',
})

describe('the final sheet', () => {
  it('adds up lines of a kind and names what they share', () => {
    const rows = plainRows(
      sheet([line('fossil E5b at 3,1', 2), line('fossil F1a', 1), line('most fossils', 4)], [line('fossil D5b', 1)]),
    )
    expect(rows.map(({ what }) => what)).toEqual(['fossil', 'most fossils'])
    expect(rows[0]?.cells).toEqual([
      { detail: '(2)', points: 3 },
      { detail: '', points: 1 },
    ])
    expect(rows[1]?.cells[1]).toEqual({ detail: '', points: null })
  })

  it('keeps kinds under different rules apart', () => {
    expect(plainRows(sheet([line('cards one', 1, 'A-1'), line('cards two', 1, 'A-2')]))).toHaveLength(2)
  })
})

describe('the biggest gains', () => {
  it('come in the order they happened', () => {
    expect(
      biggestGains(
        [
          [0, 0],
          [2, 0],
          [2, 5],
          [3, 5],
        ],
        2,
      ),
    ).toEqual([
      { frame: 1, seat: 0, points: 2 },
      { frame: 2, seat: 1, points: 5 },
    ])
  })
})
