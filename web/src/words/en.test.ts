import { expect, it } from 'vitest'
import { en } from './en'

const { lead, points, chance } = en.hint.expected

it('tells what a bot expects to a tenth, and never minus nothing', () => {
  expect([3.98, 0.04, -0.04, -0.05, -4.81].map(lead)).toEqual([
    '+4.0 points',
    '0.0 points',
    '0.0 points',
    '0.0 points',
    '−4.8 points',
  ])
  expect(points(20)).toBe('20.0 points')
  expect(chance(0.62)).toBe('wins 62 %')
})
