import { expect, it } from 'vitest'
import type { Form, Position } from '../net/wire'
import { Catalogue, Speaker } from '../words/say'
import { Example } from './example.svelte'

const POSITION: Position = {
  version: 7,
  viewer: 0,
  status: 'running',
  moves: 3,
  decision: { kind: 'turn', seat: 0 },
  view: null,
  choices: [{ kind: 'lay', count: 2, fields: { tile: ['a', 'b'], at: ['1', '1'] }, gains: [1, 2] }],
  can_undo: { step: false, turn: false, moves: 0 },
  scores: null,
  standing: null,
  won: null,
  reason: '',
  rank: '',
}

const example = (played: Form[] = []) =>
  new Example(POSITION, new Speaker(new Catalogue([]), String), (form) => played.push(form))

it('narrows its choices, and passes on the one that is played', async () => {
  const played: Form[] = []
  const board = example(played)
  expect(board.myTurn).toBe(true)
  board.pickAll({ at: '1' })
  expect([board.matching.length, board.chosen]).toEqual([2, null])
  board.pickAll({ kind: 'lay', tile: 'b', at: '1' })
  expect(board.chosen?.gain).toBe(2)
  await board.play(board.chosen!)
  expect(played).toEqual([{ kind: 'lay', tile: 'b', at: '1' }])
  expect(board.picked).toEqual({})
})

it('goes back one step: first a refusal, then the field picked last', async () => {
  const board = example()
  board.pickAll({ kind: 'lay', tile: 'a' })
  await board.explain({ kind: 'lay' }, '2')
  expect(board.refusal?.place).toBe('2')
  expect(board.back()).toBe(true)
  expect([board.refusal, board.picked]).toEqual([null, { kind: 'lay', tile: 'a' }])
  expect(board.back()).toBe(true)
  expect(board.picked).toEqual({ kind: 'lay' })
  board.pickAll({})
  expect(board.back()).toBe(false)
})

it('keeps its selection to itself', () => {
  const [one, other] = [example(), example()]
  one.pickAll({ tile: 'a' })
  expect(other.picked).toEqual({})
})

it('has no turn if nobody views it from the deciding seat', () => {
  const say = new Speaker(new Catalogue([]), String)
  expect(new Example({ ...POSITION, viewer: 1 }, say, () => {}).myTurn).toBe(false)
  expect(new Example({ ...POSITION, viewer: null }, say, () => {}).mine).toEqual([])
})
