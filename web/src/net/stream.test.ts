import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  delay,
  FIRST_DELAY,
  LONGEST_DELAY,
  PATIENCE,
  QUIET,
  Stream,
  type Hooks,
  type Outside,
  type Socket,
} from './stream'
import type { ServerMessage } from './wire'

class FakeSocket implements Socket {
  static all: FakeSocket[] = []
  readyState = 0
  sent: string[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  constructor(readonly address: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.readyState = 3
    this.onclose?.()
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const outside: Outside = {
  socket: (address) => new FakeSocket(address),
  later: (run, ms) => setTimeout(run, ms),
  random: () => 0.5,
  offline: () => false,
}
const newest = () => FakeSocket.all.at(-1)!

function open(hooks: Partial<Hooks> = {}) {
  return new Stream({ address: () => 'ws://here', message: () => {}, link: () => {}, ...hooks }, outside)
}

/** Until the first attempt to come back. */
const comeBack = () => vi.advanceTimersByTime(FIRST_DELAY)
const asked = (socket: FakeSocket): string[] => socket.sent.map((text) => JSON.parse(text).type)

beforeEach(() => {
  FakeSocket.all = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the stream', () => {
  it('answers a request with the message of its id', async () => {
    const stream = open()
    newest().open()
    const answer = stream.send({ type: 'ping' })
    const { id }: { id: string } = JSON.parse(newest().sent[0]!)
    newest().say({ type: 'answer', id: 'someone else', version: 1, repeated: false, problem: null })
    newest().say({ type: 'answer', id, version: 7, repeated: false, problem: null })
    expect(await answer).toMatchObject({ id, version: 7 })
  })

  it('sends an unanswered request again with the same id after the connection was lost', async () => {
    const stream = open()
    newest().open()
    const answer = stream.send({ type: 'ping' })
    const first = newest()
    first.close()
    comeBack()
    expect(newest()).not.toBe(first)
    newest().open()
    expect(newest().sent).toEqual(first.sent)
    const { id }: { id: string } = JSON.parse(first.sent[0]!)
    newest().say({ type: 'answer', id, version: 2, repeated: true, problem: null })
    expect(await answer).toMatchObject({ repeated: true })
    newest().close()
    comeBack()
    newest().open()
    expect(newest().sent).toEqual([])
  })

  it('requests the address each time, so that it can name the version held', () => {
    let version = 1
    open({ address: () => `ws://here?version=${version}` })
    newest().open()
    version = 5
    newest().close()
    comeBack()
    expect(newest().address).toBe('ws://here?version=5')
  })

  it('passes every message on and ignores an abandoned socket', () => {
    const heard: ServerMessage['type'][] = []
    const stream = open({ message: ({ type }) => heard.push(type) })
    const old = newest()
    old.open()
    stream.again()
    newest().open()
    old.say({ type: 'chat', lines: [] })
    newest().say({ type: 'presence', present: [], onlookers: 0 })
    expect(heard).toEqual(['presence'])
  })

  it('does not come back after it was closed', () => {
    const stream = open()
    newest().open()
    stream.close()
    vi.advanceTimersByTime(10 * LONGEST_DELAY)
    expect(FakeSocket.all).toHaveLength(1)
    expect(newest().sent).toEqual([])
  })

  it('pings after a silence and stays if there is an answer', () => {
    open()
    const only = newest()
    only.open()
    vi.advanceTimersByTime(PATIENCE)
    vi.advanceTimersByTime(QUIET - 1)
    expect(asked(only)).toEqual([])
    vi.advanceTimersByTime(1)
    expect(asked(only)).toEqual(['ping'])
    vi.advanceTimersByTime(PATIENCE - 1)
    only.say({ type: 'answer', id: 'x', version: 1, repeated: false, problem: null })
    vi.advanceTimersByTime(1 + QUIET)
    expect(asked(only)).toEqual(['ping', 'ping'])
    expect(FakeSocket.all).toEqual([only])
  })

  it('does not ping while messages arrive', () => {
    open()
    newest().open()
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(QUIET / 2)
      newest().say({ type: 'presence', present: [], onlookers: 0 })
    }
    expect(FakeSocket.all).toHaveLength(1)
    expect(newest().sent).toEqual([])
  })

  it('gives up a server that hangs and sends unanswered requests to another', () => {
    const states: string[] = []
    const stream = open({ link: (state) => states.push(state) })
    const hung = newest()
    hung.open()
    void stream.send({ type: 'chat', text: 'is anybody there?' })
    vi.advanceTimersByTime(PATIENCE + QUIET + PATIENCE)
    expect(states).toEqual(['connecting', 'open', 'lost'])
    comeBack()
    expect(newest()).not.toBe(hung)
    newest().open()
    expect(newest().sent).toEqual(hung.sent.slice(0, 1))
    expect(states.slice(3)).toEqual(['lost', 'open'])
  })

  it('gives up a connection that does not open', () => {
    open()
    vi.advanceTimersByTime(PATIENCE - 1)
    expect(FakeSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(1)
    comeBack()
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('waits longer each time, with jitter, up to a limit', () => {
    expect(delay(1, 0.5)).toBe(FIRST_DELAY)
    expect(delay(3, 0.5)).toBe(4 * FIRST_DELAY)
    expect(delay(99, 0.5)).toBe(LONGEST_DELAY)
    expect(delay(2, 0)).toBeLessThan(delay(2, 1))
  })
})
