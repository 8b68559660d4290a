import { expect, it } from 'vitest'
import { Keyboard, type KeyBoard } from './keyboard'

const board = (name: string): KeyBoard => ({ node: Object.create(null, { id: { value: name } }), press: () => {} })

it('gives the keys to the first board, and to the next one when that is removed', () => {
  const keyboard = new Keyboard()
  const [first, second] = [board('a'), board('b')]
  const away = keyboard.add(first)
  const alsoAway = keyboard.add(second)
  expect(keyboard.board).toBe(first)
  away()
  expect(keyboard.board).toBe(second)
  alsoAway()
  expect(keyboard.board).toBeNull()
})
