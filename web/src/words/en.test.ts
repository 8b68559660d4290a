import { expect, it } from 'vitest'
import { en } from './en'

const { lead, points, chance } = en.hint.expected

it('tells what a bot expects to a tenth, parts of a point to a hundredth, and never minus nothing', () => {
  expect([3.98, 0.13, 0.004, -0.004, -0.05, -4.81].map(lead)).toEqual([
    '+4.0 points',
    '+0.13 points',
    '0.00 points',
    '0.00 points',
    '−0.05 points',
    '−4.8 points',
  ])
  expect(points(20)).toBe('20.0 points')
  expect(chance(0.62)).toBe('wins 62 %')
})
