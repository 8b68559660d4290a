import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Frame, LogEntry } from '../net/wire'
import { VIEW } from './fakes'
import { Recap, sinceOwn } from './recap.svelte'

const SEATS = [0, 1, -1, 1, 0, 1, -1, 2]
const entry = (seat: number, number: number): LogEntry => ({
  number,
  seat,
  move: '',
  event: { kind: 'begin' },
  time: 0,
})
const LOG = SEATS.map(entry)
const frame = (number: number): Frame => ({ number, entry: LOG[number - 1] ?? null, view: VIEW, scores: null })

let paths: string[]
vi.stubGlobal('fetch', async (path: string) => {
  paths.push(path)
  const [, start = 0, count = 0] = /start=(\d+)&count=(\d+)/.exec(path)?.map(Number) ?? []
  return new Response(
    JSON.stringify({ moves: LOG.length, frames: Array.from({ length: count }, (_, n) => frame(start + n)) }),
  )
})

beforeEach(() => {
  paths = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('begins after the last move of the viewer, and has nothing to show an onlooker', () => {
  expect([sinceOwn(LOG, 0), sinceOwn(LOG, 2), sinceOwn(LOG, 3), sinceOwn(LOG, null)]).toEqual([5, 8, 0, 8])
})

it('shows the moves of others one after the other, without chance, and then the present', async () => {
  const recap = new Recap()
  await recap.start('T', 0, sinceOwn(LOG, 0), LOG.length)
  expect(recap.frames.map(({ number }) => number)).toEqual([6, 8])
  expect(recap.frame?.number).toBe(6)
  vi.advanceTimersByTime(900)
  expect(recap.frame?.number).toBe(8)
  vi.advanceTimersByTime(900)
  expect(recap.frame).toBeUndefined()
})

it('fetches only the last fifty moves', async () => {
  const recap = new Recap()
  await recap.start('T', 0, 10, 200)
  expect(paths[0]).toContain('start=151&count=50')
  recap.stop()
  expect(recap.frame).toBeUndefined()
})
