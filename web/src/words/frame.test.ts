import { expect, it } from 'vitest'
import english from './frame.en.ftl?raw'
import chinese from './frame.zh-Hant.ftl?raw'
import french from './frame.fr.ftl?raw'
import german from './frame.de.ftl?raw'
import { translator } from './frame'

const en = translator('en-GB', english)
const de = translator('de', german)
const fr = translator('fr', french)
const zh = translator('zh-Hant', chinese)

it('forms plurals as the language does', () => {
  expect([1, 2].map((n) => en('lobby-seats-open', { n }))).toEqual(['1 seat open', '2 seats open'])
  expect([1, 2].map((n) => de('lobby-seats-open', { n }))).toEqual(['1 Platz frei', '2 Plätze frei'])
  expect([1, 2].map((n) => de('since-days', { n }))).toEqual(['vor einem Tag', 'vor 2 Tagen'])
  expect([0, 1, 1200].map((n) => en('points', { n }))).toEqual(['0 points', '1 point', '1,200 points'])
})

it('punctuates as the language does', () => {
  const marks = ['text-comma', 'text-colon', 'text-stop', 'text-space'] as const
  expect(marks.map((mark) => en(mark))).toEqual([', ', ': ', '.', ' '])
  expect(marks.map((mark) => fr(mark))).toEqual([', ', '\u202f: ', '.', ' '])
  expect(marks.map((mark) => zh(mark))).toEqual(['，', '：', '。', ''])
})

it('writes figures as the language does, with a true minus and none before zero', () => {
  expect(de('hint-expected-lead', { n: -4.81, margin: 1.06 })).toBe('−4,8 ± 1,1 Punkte')
  expect(en('hint-expected-lead', { n: 4.81, margin: 0.126 })).toBe('+4.8 ± 0.13 points')
  expect(en('hint-expected-lead', { n: -0.001, margin: 0 })).toBe('0.00 ± 0.00 points')
  expect(en('hint-expected-points', { n: 12, margin: 1 })).toBe('12.0 ± 1.0 points')
  expect(en('hint-expected-chance', { n: 0.451, margin: 0.03 })).toBe('wins 45 ± 3%')
})

it("words a refusal by its code, or else in the server's own words", () => {
  expect(de('problem-refused', { code: 'stale', detail: 'Look again.' })).toMatch(/^Der Tisch/)
  expect(de('problem-refused', { code: '', detail: 'Bad Gateway' })).toBe('Bad Gateway')
  expect(en('problem-refused', { code: 'stale', detail: 'Look again.' })).toBe('Look again.')
})

it('returns the attributes of a message', () => {
  expect([en('key-enter'), en('key-enter.does')]).toEqual(['Enter', 'choose, then confirm'])
})
