import { expect, it } from 'vitest'
import type { GameOption } from '../net/wire'
import { opening, range } from './options'

const option = (name: string): GameOption => ({ name }) as GameOption

it('offers the set for a first game to those who play for the first time', () => {
  expect(opening([option('first_game'), option('elite')], true)).toEqual({ first_game: 'true' })
  expect(opening([option('first_game')], false)).toEqual({})
  expect(opening([option('joined')], true)).toEqual({})
})

it('shows many numbers as a number field, and few numbers or words as a list', () => {
  expect(range(['60', '0', ...Array.from({ length: 9 }, (_, n) => `${n + 1}`)])).toEqual({ least: 0, most: 60 })
  expect(range(['0', '30', '60'])).toBeNull()
  expect(range(['random', ...Array.from({ length: 9 }, (_, n) => `${n}`)])).toBeNull()
})
