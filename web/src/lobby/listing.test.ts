import { expect, test } from 'vitest'
import type { Lobby, TableLine } from '../net/wire'
import { follow } from './listing'

const table = (id: string, status: TableLine['status'], changed: number) => ({ id, status, changed }) as TableLine
const lobby: Lobby = {
  type: 'lobby',
  version: 4,
  open: [table('a', 'open', 3), table('b', 'open', 1)],
  running: [table('c', 'running', 2)],
  mine: [table('c', 'running', 2)],
}
const ids = (lines: TableLine[]) => lines.map(({ id }) => id)

test('a changed table comes first, one that has begun changes lists, one that is gone disappears', () => {
  const tables = [table('b', 'running', 9), table('d', 'open', 8)]
  const after = follow(lobby, { type: 'listing', prior: 4, version: 5, tables, gone: ['c'] })!
  expect(after.version).toBe(5)
  expect(ids(after.open)).toEqual(['d', 'a'])
  expect(ids(after.running)).toEqual(['b'])
  expect(after.mine).toEqual(lobby.mine)
})

test('a change that does not follow from the known lobby is not guessed', () => {
  expect(follow(lobby, { type: 'listing', prior: 5, version: 6, tables: [], gone: [] })).toBeNull()
})
