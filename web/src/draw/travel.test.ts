import { expect, it } from 'vitest'
import { milliseconds } from './travel'

it('reads times as style sheets write them', () => {
  expect(milliseconds('240ms')).toBe(240)
  expect(milliseconds(' .24s')).toBe(240)
  expect(milliseconds('0ms')).toBe(0)
  expect(milliseconds('')).toBe(0)
})
