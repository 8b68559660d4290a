/** Finding room for an overlay on a board: the place where it hides least. */

import type { Bounds, Point } from './hex'

/** The box around a point. */
export const around = ({ x, y }: Point, width: number, height = width): Bounds => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/** The area that two boxes share. */
export const overlap = (a: Bounds, b: Bounds): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const OUTSIDE = 3 // what cannot be seen is worse than what is hidden

/** Return, of several places for a box of this size, the first that hides least of what is taken and can be seen. */
export function freest(
  places: readonly Point[],
  { width, height }: { width: number; height: number },
  taken: readonly Bounds[],
  seen: Bounds,
): Point {
  const hides = (at: Point) => {
    const box = around(at, width, height)
    const outside = width * height - overlap(box, seen)
    return taken.reduce((sum, other) => sum + overlap(box, other), OUTSIDE * outside)
  }
  return places.reduce((best, each) => (hides(each) < hides(best) - 1 ? each : best))
}
