/** The moves since the viewer's last one, shown again one after the other. */

import { api } from '../net/api'
import type { Frame, LogEntry } from '../net/wire'

const PACE = 900
const MOST = 50

/** Return the number of the first move after the viewer's last own one. */
export function sinceOwn(log: readonly LogEntry[], viewer: number | null): number {
  if (viewer === null) return log.length
  return log.findLastIndex(({ seat }) => seat === viewer) + 1
}

export class Recap {
  frames = $state.raw<Frame[]>([])
  at = $state(0)
  frame = $derived<Frame | undefined>(this.frames[this.at])
  private timer: ReturnType<typeof setTimeout> | undefined

  async start(id: string, viewer: number | null, from: number, moves: number): Promise<void> {
    const first = Math.max(from, moves - MOST + 1)
    const { frames } = await api.replay(id, viewer, first, moves - first + 1)
    this.frames = frames.slice(1).filter(({ entry }) => (entry?.seat ?? -1) >= 0) // the first is one's own move
    this.at = 0
    this.next()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.frames = []
  }

  private next(): void {
    this.timer = setTimeout(() => {
      if (this.at + 1 >= this.frames.length) return this.stop()
      this.at += 1
      this.next()
    }, PACE)
  }
}
