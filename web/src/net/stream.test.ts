import { beforeEach, describe, expect, it } from 'vitest'
import { delay, FIRST_DELAY, LONGEST_DELAY, Stream, type Hooks, type Outside, type Socket } from './stream'
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

let later: (() => void)[] = []
const outside: Outside = {
  socket: (address) => new FakeSocket(address),
  later: (run) => later.push(run),
  random: () => 0.5,
  offline: () => false,
}
const newest = () => FakeSocket.all.at(-1)!

function open(hooks: Partial<Hooks> = {}) {
  return new Stream({ address: () => 'ws://here', message: () => {}, link: () => {}, ...hooks }, outside)
}

beforeEach(() => {
  FakeSocket.all = []
  later = []
})

describe('the stream', () => {
  it('answers a request with the message of its id', async () => {
    const stream = open()
    newest().open()
    const answer = stream.send({ type: 'ping' })
    const { id } = JSON.parse(newest().sent[0]!) as { id: string }
    newest().say({ type: 'answer', id: 'someone else', version: 1, repeated: false, problem: null })
    newest().say({ type: 'answer', id, version: 7, repeated: false, problem: null })
    expect(await answer).toMatchObject({ id, version: 7 })
  })

  it('sends an unanswered request again with the same id after the line broke', async () => {
    const stream = open()
    newest().open()
    const answer = stream.send({ type: 'ping' })
    const first = newest()
    first.close()
    later.shift()!()
    expect(newest()).not.toBe(first)
    newest().open()
    expect(newest().sent).toEqual(first.sent)
    const { id } = JSON.parse(first.sent[0]!) as { id: string }
    newest().say({ type: 'answer', id, version: 2, repeated: true, problem: null })
    expect(await answer).toMatchObject({ repeated: true })
    newest().close()
    later.shift()!()
    newest().open()
    expect(newest().sent).toEqual([])
  })

  it('asks for the address anew each time, so that it can name the version held', () => {
    let version = 1
    open({ address: () => `ws://here?version=${version}` })
    newest().open()
    version = 5
    newest().close()
    later.shift()!()
    expect(newest().address).toBe('ws://here?version=5')
  })

  it('hands every message on and ignores a socket that was given up', () => {
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
    expect(later).toEqual([])
  })

  it('waits longer each time, with jitter, up to a limit', () => {
    expect(delay(1, 0.5)).toBe(FIRST_DELAY)
    expect(delay(3, 0.5)).toBe(4 * FIRST_DELAY)
    expect(delay(99, 0.5)).toBe(LONGEST_DELAY)
    expect(delay(2, 0)).toBeLessThan(delay(2, 1))
  })
})
