/** The socket of one table (or the lobby): it resends unanswered requests with the same id, pings after a long silence, backs off, and resumes. */

import { fresh } from './api'
import type { Request, ServerMessage } from './wire'

export type Link = 'connecting' | 'open' | 'lost' | 'closed'

export interface Hooks {
  /** Return where to connect; called before each attempt, so that it can name the version held. */
  address(): string
  message(message: ServerMessage): void
  link(state: Link): void
}

interface Waiting {
  text: string
  done(message: ServerMessage): void
}

/** The part of a WebSocket that the stream uses. */
export interface Socket {
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  send(text: string): void
  close(): void
}

/** Everything the stream needs from the browser; tests hand in their own. */
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
/** Milliseconds of silence before the other side is pinged. */
export const QUIET = 6000
/** Milliseconds for its answer, and for a connection to open. */
export const PATIENCE = 8000

export class Stream {
  private socket: Socket | null = null
  private waiting = new Map<string, Waiting>()
  private tries = 0
  private closed = false
  /** The number of signs of life from the other side. */
  private heard = 0

  constructor(
    private hooks: Hooks,
    private outside: Outside = browser,
  ) {
    this.connect()
  }

  /** Send a request under a fresh id; resolve with the answer, however often the connection is lost in between. */
  send(request: Request): Promise<ServerMessage> {
    const id = fresh()
    const text = JSON.stringify({ ...request, id })
    return new Promise((done) => {
      this.waiting.set(id, { text, done })
      if (this.socket?.readyState === 1) this.socket.send(text)
    })
  }

  /** Send without waiting for an answer. If there is no connection, the address of the next one contains everything needed. */
  post(request: Request): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify({ ...request, id: fresh() }))
    else this.again()
  }

  /** Drop the connection, because the browser is offline; the usual attempts follow. */
  drop(): void {
    this.socket?.close()
    this.lost(this.socket)
  }

  /** Drop the connection and connect again at once, for example after a gap. */
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

  /** A server that hangs closes nothing: after a silence it is pinged, and if it stays silent the connection is dropped. */
  private listen(socket: Socket, pinged: boolean): void {
    const heard = this.heard
    const look = () => {
      if (socket !== this.socket || this.closed) return
      const silent = heard === this.heard
      if (silent && pinged) return this.drop()
      if (silent) this.post({ type: 'ping' })
      this.listen(socket, silent)
    }
    this.outside.later(look, pinged ? PATIENCE : QUIET)
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

/** Return the address of a socket on this server. */
export function socketAddress(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`
}
