import { expect, it } from 'vitest'
import type { SeatLine } from '../net/wire'
import { seatName } from './names'

const line = (seat: number, name: string, kind: SeatLine['kind'] = 'person'): SeatLine => ({
  seat,
  name,
  kind,
  bot: null,
  mine: false,
  present: true,
  link: null,
  also: [],
  program: false,
})
const SEATS = [line(0, 'Ada'), line(1, 'greedy', 'bot'), line(2, '', 'open')]

it('gives bots a name of their own and counts open seats from one', () => {
  expect(seatName(SEATS, 1)).not.toBe('greedy')
  expect(seatName(SEATS, 2)).toBe('Seat 3')
})
