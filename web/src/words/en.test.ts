import { expect, it } from 'vitest'
import { en } from './en'

const { expected, behind } = en.hint

it('tells what a bot expects to a tenth, parts of a point to a hundredth, and never minus nothing', () => {
  expect([3.98, 0.13, 0.004, -0.004, -0.05, -4.81].map((n) => expected.lead(n, 1.1))).toEqual([
    '+4.0 ± 1.1 points',
    '+0.13 ± 1.1 points',
    '0.00 ± 1.1 points',
    '0.00 ± 1.1 points',
    '−0.05 ± 1.1 points',
    '−4.8 ± 1.1 points',
  ])
  expect(expected.points(20, 0.25)).toBe('20.0 ± 0.25 points')
  expect(expected.chance(0.62, 0.07)).toBe('wins 62 ± 7%')
})

it('tells how far a move is behind the first', () => {
  expect(behind.lead(1.24, 0.4)).toBe('1.2 ± 0.40 behind the first')
  expect(behind.chance(0.12, 0.05)).toBe('12 ± 5% behind the first')
})
