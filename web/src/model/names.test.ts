import { expect, it } from 'vitest'
import type { SeatLine } from '../net/wire'
import { named, predicate, seatName } from './names'

const line = (seat: number, name: string, kind: SeatLine['kind'] = 'person'): SeatLine => ({
  seat,
  name,
  kind,
  bot: null,
  mine: false,
  present: true,
  link: null,
  also: [],
})
const SEATS = [line(0, 'Ada'), line(1, 'greedy', 'bot'), line(2, '', 'open')]

it('puts names where the server says seats', () => {
  expect(named('Seat 0 attacks the crew of seat 1', SEATS)).toBe(`Ada attacks the crew of ${seatName(SEATS, 1)}`)
  expect(named("it is Seat 0's turn", SEATS)).toBe("it is Ada's turn")
  expect(named('Seat 12 is not here', SEATS)).toBe('Seat 13 is not here')
})

it('gives bots a name of their own and counts empty chairs from one', () => {
  expect(seatName(SEATS, 1)).not.toBe('greedy')
  expect(seatName(SEATS, 2)).toBe('Seat 3')
})

it('takes the subject off a sentence', () => {
  expect(predicate('Seat 1 draws a tile', 1)).toBe('draws a tile')
  expect(predicate('Seat 1: extend for 3 points', 1)).toBe('extend for 3 points')
  expect(predicate('T40 lies in the middle', -1)).toBe('T40 lies in the middle')
})
