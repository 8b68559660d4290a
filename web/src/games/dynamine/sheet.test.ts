import { expect, it } from 'vitest'
import type { Line, Sheet } from '../../net/wire'
import { Catalogue, Speaker, type Args } from '../../words/say'
import { sheetRows } from './sheet'

/** A speaker that says the message and its arguments. */
class Plain extends Speaker {
  override ui = (message: string, args?: Args): string => [message, ...Object.values(args ?? {})].join(' ')
}
const SAY = new Plain(new Catalogue([]), (seat) => `P${seat}`)
const line = (message: string, points: number, args: Line['args'] = {}, rule = 'R-1'): Line => ({
  message,
  points,
  rule,
  args,
})
const SHEET: Sheet = {
  version: 1,
  over: true,
  seats: [
    {
      seat: 0,
      total: 12,
      lines: [line('veins', 4, { veins: 2 }), line('veins', 3, { veins: 1 }), line('mission', 5), line('mission', 0)],
    },
    { seat: 1, total: 2, lines: [line('altar', 2, {}, 'R-2')] },
  ],
  standing: [[0], [1]],
  won: null,
  reason: '',
  rank: '',
}
const rows = sheetRows([], SHEET, SAY)
const row = (message: string) => rows.find(({ what }) => what === `sheet-row ${message}`)

it('has a row for each kind of points, also for those that nobody has', () => {
  expect(rows).toHaveLength(7)
  expect(row('well')?.cells.map(({ points }) => points)).toEqual([null, null])
})

it('adds up the lines of a kind, and names the rule of the first', () => {
  expect([row('veins')?.cells[0]?.points, row('veins')?.rule, row('altar')?.rule]).toEqual([7, 'R-1', 'R-2'])
})

it('counts veins one by one, other things by line, and the missions that are met', () => {
  const details = ['veins', 'altar', 'mission'].map((message) => row(message)?.cells.map(({ detail }) => detail))
  expect(details).toEqual([
    ['sheet-count 3', ''],
    ['', 'sheet-count 1'],
    ['sheet-met 1 2', ''],
  ])
})
