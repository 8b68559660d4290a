import { expect, it } from 'vitest'
import type { SeatLine } from '../net/wire'
import { seat } from './fakes'
import { seatName } from './names'

const line = (number: number, name: string, kind: SeatLine['kind'] = 'person'): SeatLine => ({
  ...seat(number, false),
  name,
  kind,
})
const SEATS = [line(0, 'Ada'), line(1, 'greedy', 'bot'), line(2, '', 'open')]

it('gives bots a name of their own and counts open seats from one', () => {
  expect(seatName(SEATS, 0)).toBe('Ada')
  expect(seatName(SEATS, 1)).toBe('Lantern')
  expect(seatName(SEATS, 2)).toBe('Seat 3')
})

it('has as many names for bots as it uses', () => {
  const bots = Array.from({ length: 7 }, (_, number) => seatName([line(number, 'greedy', 'bot')], 0))
  expect(new Set(bots).size).toBe(6)
  expect(bots[6]).toBe(bots[0])
})
