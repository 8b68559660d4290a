import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NoAnswer } from '../net/api'
import type { Frame, Replay } from '../net/wire'
import { VIEW } from './fakes'
import { ReplayModel } from './replay.svelte'

const SEATS = [0, -1, -1, 1, 0] // of the moves 1 to 5; chance is -1
const frame = (number: number): Frame => ({
  number,
  view: VIEW,
  scores: [],
  entry: number ? { seat: SEATS[(number - 1) % SEATS.length]!, move: 'go', event: { kind: 'begin' } } : null,
})
let asked: number[]

/** A table of that many moves, in pages as the server sends them. */
const table =
  (moves: number) =>
  async (start: number, count: number): Promise<Replay> => {
    asked.push(start)
    const numbers = Array.from({ length: Math.max(0, Math.min(count, moves + 1 - start)) }, (_, n) => start + n)
    return { moves, frames: numbers.map(frame) }
  }

beforeEach(() => {
  asked = []
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

it('fetches page after page, once, and begins at the end', async () => {
  const replay = new ReplayModel(table(120))
  await Promise.all([replay.load(), replay.load()])
  await replay.load()
  expect([asked, replay.frames.length, replay.at, replay.ready]).toEqual([[0, 50, 100], 121, 120, true])
})

it('says why it failed, and continues where it stopped', async () => {
  let broken = true
  const whole = table(60)
  const replay = new ReplayModel((start, count) =>
    broken && start ? Promise.reject(new NoAnswer()) : whole(start, count),
  )
  await replay.load()
  expect([replay.failed, replay.ready]).toEqual([
    'The server is not responding. Check your connection and try again.',
    false,
  ])
  broken = false
  await replay.load()
  expect([replay.failed, replay.ready, asked]).toEqual(['', true, [0, 50]])
})

it('steps over chance, and stays within the game', async () => {
  const replay = new ReplayModel(table(5))
  await replay.load()
  replay.go(-3)
  const stops = Array.from({ length: 5 }, () => (replay.step(1), replay.at))
  expect(stops).toEqual([1, 4, 5, 5, 5])
  replay.step(-1)
  replay.step(-1)
  expect(replay.at).toBe(1)
})

it('plays from the beginning once it is at its end, and stops there', async () => {
  const replay = new ReplayModel(table(5))
  await replay.load()
  replay.toggle()
  expect([replay.playing, replay.at]).toEqual([true, 0])
  vi.advanceTimersByTime(1200)
  expect(replay.at).toBe(4)
  vi.advanceTimersByTime(6000)
  expect([replay.playing, replay.at]).toEqual([false, 5])
})
