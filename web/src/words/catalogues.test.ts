import { expect, it } from 'vitest'
import { de } from './de'
import { en } from './en'

const captions = import.meta.glob<{ en: object; de: object }>('../**/captions.ts', { eager: true })

/** What a catalogue has: its keys, how many arguments each sentence takes, how long its lists are. */
function shape(words: unknown): unknown {
  if (typeof words === 'function') return words.length
  if (Array.isArray(words)) return words.map(shape)
  if (typeof words !== 'object' || words === null) return typeof words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, shape(value)]))
}

it.each([
  ['the frame', en, de] as const,
  ...Object.entries(captions).map(([path, words]) => [path, words.en, words.de] as const),
])('says everything of %s in German too', (_, english, german) => {
  expect(shape(german)).toEqual(shape(english))
})

it('counts in German', () => {
  expect([1, 2].map(de.lobby.chairsFree)).toEqual(['1 Platz frei', '2 Plätze frei'])
  expect([1, 2].map(de.lobby.moves)).toEqual(['1 Zug', '2 Züge'])
  expect([0, 59, 60, 1440, 2880].map(de.lobby.since)).toEqual([
    'gerade eben',
    'vor 59 min',
    'vor 1 Std.',
    'vor einem Tag',
    'vor 2 Tagen',
  ])
  expect(de.hint.expected.lead(-4.81, 1.06)).toBe('−4,8 ± 1,1 Punkte')
  expect(de.list(['Ada', 'Bert', 'Cleo'])).toBe('Ada, Bert und Cleo')
})

it('tells by its code what the server refuses, and in its own words what has none', () => {
  expect(de.problem.told({ status: 409, code: 'stale', title: 'Not now', detail: 'Look again.' })).toMatch(/^Der Tisch/)
  expect(de.problem.told({ status: 502, title: 'Bad Gateway', detail: '' })).toBe('Bad Gateway')
})
