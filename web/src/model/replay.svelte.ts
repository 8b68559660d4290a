/** A table or a record from its first move on, fetched page by page. */

import type { Frame, Replay } from '../net/wire'
import { reason } from '../words/phrases'

const PAGE = 50

export class ReplayModel {
  frames = $state.raw<Frame[]>([])
  at = $state(0)
  playing = $state(false)
  failed = $state('')
  total = $state(0)
  ready = $derived(this.frames.length > 0 && this.frames.length > this.total)
  frame = $derived<Frame | undefined>(this.frames[this.at])
  private loading = false
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(private fetch: (start: number, count: number) => Promise<Replay>) {}

  /** Fetch what is missing; call it again after a failure. */
  async load(): Promise<void> {
    if (this.loading || this.ready) return
    this.loading = true
    this.failed = ''
    try {
      do {
        const page = await this.fetch(this.frames.length, PAGE)
        this.total = page.moves
        this.frames = this.frames.concat(page.frames)
        if (!page.frames.length) break
      } while (this.frames.length <= this.total)
      this.at = this.frames.length - 1
    } catch (error) {
      this.failed = reason(error)
    } finally {
      this.loading = false
    }
  }

  go(to: number): void {
    this.at = Math.min(this.frames.length - 1, Math.max(0, to))
  }

  /** Go to the next frame with a visible change; chance entries are skipped. */
  step(by: 1 | -1): void {
    let to = this.at + by
    while (to > 0 && to < this.frames.length - 1 && (this.frames[to]?.entry?.seat ?? 0) < 0) to += by
    this.go(to)
  }

  toggle(): void {
    if (this.playing) return this.stop()
    if (this.at >= this.frames.length - 1) this.at = 0
    this.playing = true
    this.timer = setInterval(() => {
      this.step(1)
      if (this.at >= this.frames.length - 1) this.stop()
    }, 600)
  }

  stop(): void {
    this.playing = false
    clearInterval(this.timer)
  }
}
