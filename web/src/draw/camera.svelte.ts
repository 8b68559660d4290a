/** The visible part of a board: panned and zoomed by viewBox. It fits the whole board until the player moves it. */

import type { Bounds } from './hex'

const CLOSEST = 160
const FARTHEST = 6

export class Camera {
  /** The size of the board in its own units, and of the area it is seen through in pixels. */
  bounds = $state.raw<Bounds>({ x: 0, y: 0, width: 1, height: 1 })
  glass = $state.raw({ width: 1, height: 1 })
  /** Set by hand; null while the camera fits the board automatically. */
  private held = $state.raw<Bounds | null>(null)

  fitted = $derived.by<Bounds>(() => this.cover(this.bounds))
  seen = $derived<Bounds>(this.held ?? this.fitted)
  viewBox = $derived(`${this.seen.x} ${this.seen.y} ${this.seen.width} ${this.seen.height}`)
  moved = $derived(this.held !== null)
  /** Pixels for one unit of the board. */
  scale = $derived(this.glass.width / this.seen.width)

  fit(): void {
    this.held = null
  }

  /** Show a part, for example your crew on a small screen. */
  show(part: Bounds): void {
    this.held = this.cover(part)
  }

  pan(dx: number, dy: number): void {
    const { x, y, width, height } = this.seen
    this.held = this.inside({ x: x - dx / this.scale, y: y - dy / this.scale, width, height })
  }

  /** Zoom so that the point under the finger (in pixels of the glass) stays where it is. */
  zoom(factor: number, at = { x: this.glass.width / 2, y: this.glass.height / 2 }): void {
    const { x, y, width, height } = this.seen
    const least = Math.min(CLOSEST, this.fitted.width)
    const wide = Math.min(this.fitted.width * FARTHEST, Math.max(least, width / factor))
    const ratio = wide / width
    const fx = x + at.x / this.scale
    const fy = y + at.y / this.scale
    this.held = this.inside({ x: fx - (fx - x) * ratio, y: fy - (fy - y) * ratio, width: wide, height: height * ratio })
  }

  /** Return where on the screen a point of the board is. */
  onGlass(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.seen.x) * this.scale, y: (y - this.seen.y) * this.scale }
  }

  /** Move just enough to make a point visible; keyboard navigation uses it. */
  reveal(x: number, y: number, margin = 60): void {
    const { seen } = this
    const dx = Math.min(0, x - margin - seen.x) + Math.max(0, x + margin - seen.x - seen.width)
    const dy = Math.min(0, y - margin - seen.y) + Math.max(0, y + margin - seen.y - seen.height)
    if (dx || dy) this.held = { ...seen, x: seen.x + dx, y: seen.y + dy }
  }

  /** Return the smallest box around a part that has the shape of the visible area. */
  private cover({ x, y, width, height }: Bounds): Bounds {
    const shape = this.glass.width / this.glass.height
    const w = Math.max(width, height * shape)
    const h = w / shape
    return { x: x - (w - width) / 2, y: y - (h - height) / 2, width: w, height: h }
  }

  /** The board may move off centre, but never off the screen. */
  private inside(box: Bounds): Bounds {
    const { bounds } = this
    const clamp = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n))
    return {
      ...box,
      x: clamp(box.x, bounds.x - box.width / 2, bounds.x + bounds.width - box.width / 2),
      y: clamp(box.y, bounds.y - box.height / 2, bounds.y + bounds.height - box.height / 2),
    }
  }
}
