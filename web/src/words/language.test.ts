import { expect, it } from 'vitest'
import { LANGUAGES, matching } from './language'

it.each(Object.keys(LANGUAGES))('takes %s for itself, however it is written', (tag) => {
  expect([matching(tag), matching(tag.toLowerCase()), matching(tag.toUpperCase())]).toEqual([tag, tag, tag])
})

it('takes the language of another country, and nothing for one that is not offered', () => {
  expect([matching('de-AT'), matching('en-US'), matching('xx'), matching('')]).toEqual([
    'de',
    'en',
    undefined,
    undefined,
  ])
})
