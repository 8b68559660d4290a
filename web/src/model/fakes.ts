/** Replacements for browser and server in tests of a table. Import them before the model. */

import { vi } from 'vitest'
import type { Columns, Position, Request, SeatLine, Table, TableInfo, View } from '../net/wire'

/** A socket whose server is the test. */
export class FakeSocket {
  static last: FakeSocket
  readyState = 1
  requests: (Request & { id: string })[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  constructor() {
    FakeSocket.last = this
  }
  send(text: string) {
    this.requests.push(JSON.parse(text))
  }
  close() {}
}

const storage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
}

vi.stubGlobal('WebSocket', FakeSocket)
vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
vi.stubGlobal('localStorage', storage())
vi.stubGlobal('sessionStorage', storage())
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('removeEventListener', () => {})

export const seat = (number: number, mine: boolean): SeatLine => ({
  seat: number,
  name: `P${number}`,
  kind: 'person',
  bot: null,
  mine,
  present: true,
  link: null,
  also: [],
  program: false,
})
/** A view of no game: nothing here looks into it. */
export const VIEW = {} as View

export const INFO: TableInfo = {
  id: 'T',
  game: 'sacred_dragon',
  title: 'Dragon',
  options: {},
  listed: false,
  status: 'running',
  am_host: true,
  seats: [seat(0, true), seat(1, false)],
  created: 0,
  commitment: '',
  contributions: [],
  seed: null,
  link: '',
  open_hands: false,
  host: 'P0',
  again: null,
  variant: '',
  onlookers_chat: false,
  may_chat: true,
}
export const position = (version: number, choices: Columns[], more: Partial<Position> = {}): Position => ({
  version,
  viewer: 0,
  status: 'running',
  moves: version,
  decision: { seat: 0, kind: 'turn' },
  view: null,
  choices,
  can_undo: { step: true, turn: true, moves: 1 },
  scores: null,
  standing: null,
  won: null,
  reason: '',
  rank: '',
  ...more,
})
export const tableAt = (now: Position, info = INFO): Table => ({
  type: 'table',
  info,
  position: now,
  log: [],
  chat: [],
})
