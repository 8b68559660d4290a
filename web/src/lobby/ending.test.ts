import { expect, it } from 'vitest'
import { seat } from '../model/fakes'
import type { TableLine } from '../net/wire'
import { ending } from './ending'

const line = (names: string[], result: Partial<TableLine['result']> | null): TableLine =>
  ({
    seats: names.map((name, i) => ({ ...seat(i, false), name })),
    result: result && { reason: '', rank: '', won: null, ...result },
  }) as TableLine

it('names who won and with how much', () => {
  expect(ending(line(['Ada', 'Bert'], { scores: [3, 7], standing: [[1], [0]] }))).toBe('Bert wins with 7')
  expect(ending(line(['Ada', 'Bert'], { scores: [7, 7], standing: [[0, 1]] }))).toBe(
    'Ada and Bert share the win with 7',
  )
})

it('names the points of a solo player, and how a team fared', () => {
  expect(ending(line(['Ada'], { scores: [41], standing: [[0]] }))).toBe('41 points')
  expect(ending(line(['Ada', 'Bert'], { scores: [0, 0], standing: [[0, 1]], won: true }))).toBe('You win together')
})

it('claims no more than it knows', () => {
  expect(ending(line(['Ada', 'Bert'], null))).toBe('finished')
})
