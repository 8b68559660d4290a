import { beforeEach, expect, it, vi } from 'vitest'
import type { SeatLine } from '../net/wire'
import { seat } from './fakes'
import { isAlone, leaveTable } from './leaving'

const OTHERS: SeatLine = { ...seat(1, false), name: 'Bert' }
const BOT: SeatLine = { ...seat(1, false), kind: 'bot' }
const MINE = seat(0, true)

let requests: [method: string, path: string][]
let refusal: number | null
vi.stubGlobal('fetch', async (path: string, { method = 'GET' } = {}) => {
  requests.push([method, path.replace(/\?.*/, '')])
  if (method === 'DELETE' && path.startsWith('/api/me/') && refusal)
    return new Response(JSON.stringify({ status: refusal, title: 'No' }), { status: refusal })
  return new Response(JSON.stringify({ games: [], bots: [{ spec: 'mcts:3', level: 3 }] }))
})

beforeEach(() => {
  requests = []
  refusal = null
})

it('is alone at a table of bots and open seats', () => {
  expect(isAlone([MINE, BOT, { ...seat(2, false), kind: 'open' }])).toBe(true)
  expect(isAlone([MINE, OTHERS])).toBe(false)
})

it('deletes a table where nobody else has sat', async () => {
  await leaveTable('T', [MINE, BOT], 'running')
  expect(requests).toEqual([['DELETE', '/api/me/tables/T']])
})

it('hands the seat to a bot if someone who has left had a part in the table', async () => {
  refusal = 403
  await leaveTable('T', [MINE, BOT], 'running')
  expect(requests.slice(1)).toEqual([
    ['GET', '/api/games'],
    ['PUT', '/api/tables/T/seats/0/bot'],
  ])
})

it('hands over only seats that no bot plays yet', async () => {
  await leaveTable('T', [{ ...MINE, bot: 'greedy' }, OTHERS, seat(2, true)], 'running')
  expect(requests.filter(([method]) => method !== 'GET')).toEqual([['PUT', '/api/tables/T/seats/2/bot']])
})

it('gives up its seats while the table waits for players', async () => {
  await leaveTable('T', [MINE, OTHERS, seat(2, true)], 'open')
  expect(requests).toEqual([
    ['DELETE', '/api/tables/T/seats/0'],
    ['DELETE', '/api/tables/T/seats/2'],
  ])
})

it('fails if the server does, and leaves the seat alone', async () => {
  refusal = 503
  await expect(leaveTable('T', [MINE], 'running')).rejects.toMatchObject({ problem: { status: 503 } })
  expect(requests).toHaveLength(1)
})
