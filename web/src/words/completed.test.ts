import { expect, it } from 'vitest'
import { completed } from './completed'
import { translator } from './frame'

const ENGLISH =
  '# A head\n\nbrand = Pithead\ngo = Go\n  .title = Start\n  .key = G\nseats = { $n ->\n  [one] one seat\n *[other] { $n } seats\n  }\n'

const spoken = (catalogue: string) =>
  translator('de', completed(catalogue, ENGLISH)) as (id: string, args?: object) => string

it('keeps what a language has and fills in what it lacks in English', () => {
  const say = spoken('go = Los\n  .title = Anfangen\n  .key = L\n')
  expect([say('go'), say('go.title'), say('brand'), say('seats', { n: 1 })]).toEqual([
    'Los',
    'Anfangen',
    'Pithead',
    'one seat',
  ])
})

it('takes a whole message from English if an attribute is missing', () => {
  const say = spoken('go = Los\n  .title = Anfangen\n')
  expect([say('go'), say('go.key')]).toEqual(['Go', 'G'])
})

it('changes nothing in a catalogue that has everything', () => {
  expect(completed(ENGLISH, ENGLISH)).toBe(ENGLISH)
})
