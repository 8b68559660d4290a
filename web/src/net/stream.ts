/** The socket of one table (or the lobby): resends what was not answered, with the same id; asks into a long silence; backs off; resumes. */

import { fresh } from './api'
import type { Request, ServerMessage } from './wire'

export type Link = 'connecting' | 'open' | 'lost' | 'closed'

export interface Hooks {
  /** Where to connect; asked anew before each attempt, so that it can name the version held. */
  address(): string
  message(message: ServerMessage): void
  link(state: Link): void
}

interface Waiting {
  text: string
  done(message: ServerMessage): void
}

/** What the stream needs of a socket. */
export interface Socket {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  send(text: string): void
  close(): void
}

/** What the stream needs of the outside; tests hand in their own. */
export interface Outside {
  socket(address: string): Socket
  later(run: () => void, ms: number): unknown
  random(): number
  offline(): boolean
}

const browser: Outside = {
  socket: (address) => new WebSocket(address),
  later: (run, ms) => setTimeout(run, ms),
  random: Math.random,
  offline: () => navigator.onLine === false,
}

export const FIRST_DELAY = 300
export const LONGEST_DELAY = 8000
/** Milliseconds of silence before the other side is asked whether it is there. */
export const QUIET = 6000
/** Milliseconds for its answer, and for a line to come up. */
export const PATIENCE = 8000

export class Stream {
  private socket: Socket | null = null
  private waiting = new Map<string, Waiting>()
  private tries = 0
  private closed = false
  /** How often the other side has shown that it is there. */
  private heard = 0

  constructor(
    private hooks: Hooks,
    private outside: Outside = browser,
  ) {
    this.connect()
  }

  /** Sends a request under a fresh id; resolves with the answer, however often the line breaks in between. */
  send(request: Request): Promise<ServerMessage> {
    const id = fresh()
    const text = JSON.stringify({ ...request, id })
    return new Promise((done) => {
      this.waiting.set(id, { text, done })
      if (this.socket?.readyState === 1) this.socket.send(text)
    })
  }

  /** Sends without waiting for an answer; if the line is down nothing is lost, the address says it all. */
  tell(request: Request): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify({ ...request, id: fresh() }))
    else this.again()
  }

  /** Drops the line, as the browser says that it is offline; the usual attempts follow. */
  drop(): void {
    this.socket?.close()
    this.lost(this.socket)
  }

  /** Drops the line and connects again at once, for example after a gap. */
  again(): void {
    this.tries = 0
    const old = this.socket
    this.socket = null
    old?.close()
    this.connect()
  }

  close(): void {
    this.closed = true
    this.socket?.close()
    this.hooks.link('closed')
  }

  private connect(): void {
    if (this.closed) return
    if (this.outside.offline()) return this.hooks.link('lost') // the browser says when it is online again
    this.hooks.link(this.tries ? 'lost' : 'connecting')
    const socket = this.outside.socket(this.hooks.address())
    this.socket = socket
    socket.onopen = () => {
      if (socket !== this.socket) return
      this.heard += 1
      this.tries = 0
      this.hooks.link('open')
      for (const { text } of this.waiting.values()) socket.send(text)
    }
    socket.onmessage = (event) => {
      if (socket !== this.socket) return
      this.heard += 1
      const message: ServerMessage = JSON.parse(event.data)
      this.take(message)
    }
    socket.onclose = () => this.lost(socket)
    this.listen(socket, true)
  }

  /** A server that hangs closes no line: into a silence it is asked, and what stays silent then is given up. */
  private listen(socket: Socket, asked: boolean): void {
    const heard = this.heard
    const look = () => {
      if (socket !== this.socket || this.closed) return
      const silent = heard === this.heard
      if (silent && asked) return this.drop()
      if (silent) this.tell({ type: 'ping' })
      this.listen(socket, silent)
    }
    this.outside.later(look, asked ? PATIENCE : QUIET)
  }

  private lost(socket: Socket | null): void {
    if (socket === null || socket !== this.socket || this.closed) return
    this.socket = null
    this.tries += 1
    this.hooks.link('lost')
    this.outside.later(() => this.socket === null && this.connect(), delay(this.tries, this.outside.random()))
  }

  private take(message: ServerMessage): void {
    if ('id' in message && message.id) {
      const waiting = this.waiting.get(message.id)
      if (waiting) {
        this.waiting.delete(message.id)
        waiting.done(message)
      }
    }
    if (message.type === 'bye' && !message.again) this.close()
    this.hooks.message(message)
  }
}

/** Doubling waits with jitter, so that a thousand clients do not come back in the same second. */
export function delay(tries: number, random: number): number {
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (tries - 1)) * (0.5 + random)
}

export function socketAddress(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`
}
