import { describe, expect, it } from 'vitest'
import type { Line, Sheet } from '../net/wire'
import { Catalogue, Speaker, textOf } from '../words/say'
import { biggestGains, gainLine, plainRows, pointsOf } from './end'

const TEXT =
  'line-fossil = fossil { $tile }\n    .row = fossils\nline-most = most fossils\nline-one = one\n    .cell = of { $tile }\n'
const say = new Speaker(new Catalogue([{ language: 'en', text: TEXT }]), String)
const line = (message: string, points: number, rule = 'R-1'): Line => ({
  message,
  points,
  rule,
  args: { tile: 'E5b' },
})
const sheet = (...seats: Line[][]): Sheet => ({
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
    const rows = plainRows(sheet([line('fossil', 2), line('fossil', 1), line('most', 4)], [line('fossil', 1)]), say)
    expect(rows.map(({ what }) => what)).toEqual(['Fossils', 'Most fossils'])
    expect(rows[0]?.cells).toEqual([
      { detail: '(2)', points: 3 },
      { detail: '', points: 1 },
    ])
    expect(rows[1]?.cells[1]).toEqual({ detail: '', points: null })
  })

  it('says beside the points what differs from seat to seat', () => {
    expect(plainRows(sheet([line('one', 0)], []), say)[0]?.cells).toEqual([
      { detail: 'of E5b', points: 0 },
      { detail: '', points: null },
    ])
  })

  it('keeps kinds under different rules apart', () => {
    expect(plainRows(sheet([line('one', 1, 'A-1'), line('one', 1, 'A-2')]), say)).toHaveLength(2)
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

describe('the words of a gain', () => {
  const told = (from: number, to: number, seat: number, text = '') => ({
    from,
    to,
    seat,
    parts: text ? [{ text }] : [],
    places: [],
  })
  const lines = [
    told(0, 1, 0, 'Ada builds'),
    told(2, 3, 1, 'Bert walks'),
    told(4, 4, 0), // told without words
    told(7, 9, 1, 'Bert wins'),
  ]
  const words = (frame: number, seat: number) => textOf(gainLine(lines, { frame, seat, points: 1 })?.parts ?? [])

  it('are those of the move that brought it, from any seat', () => {
    expect(words(2, 0)).toBe('Ada builds')
    expect(words(4, 0)).toBe('Bert walks')
    expect(words(9, 0)).toBe('Bert wins')
  })

  it('are those of the last move before it if no event matches, preferably of the same seat', () => {
    expect(words(5, 0)).toBe('Ada builds')
    expect(words(7, 1)).toBe('Bert walks')
    expect(words(6, 2)).toBe('Bert walks')
  })
})

describe('the points of a replay', () => {
  const ui = { points: (_: object, seat: number) => (seat ? 7 : null) }
  const frame = (scores: number[] | null) => ({ scores, view: {} })

  it('are those that the server counted, whatever the view shows', () => {
    expect(pointsOf(ui, [frame([0, 0]), frame([3, 0])], 2)).toEqual([
      [0, 0],
      [3, 0],
    ])
  })

  it('are those of the view if the server sends none', () => {
    expect(pointsOf(ui, [frame(null)], 2)).toEqual([[null, 7]])
  })
})
