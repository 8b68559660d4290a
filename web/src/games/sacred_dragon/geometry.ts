/** Walks over the mountain, and where things lie on it. */

import { axial, centre, neighbour, sideOfKey, type Point } from '../../draw/hex'

/** Return a hexagon's position, as an attribute of its group. */
export function move(at: string): string {
  const { x, y } = centre(at)
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`
}

/** The point in the middle of several cells. */
export function middleOf(cells: readonly string[]): Point {
  const all = cells.map(centre)
  return {
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  }
}

/** The side that leans the other way up or down. */
const OTHER = [0, 2, 1, 3, 5, 4]

/** The cell that an arrow key leads to, of those that are there; the same one where there is none. */
export function stepped(at: string, key: string, isThere: (at: string) => boolean): string {
  const side = sideOfKey(key, axial(at)[1])
  if (side === null) return at
  return [side, OTHER[side]!].map((one) => neighbour(at, one)).find(isThere) ?? at
}

/** The next of these cells in reading order, or the one before; round at the ends. */
export function following(at: string | null, by: 1 | -1, cells: readonly string[]): string | null {
  const order = cells.toSorted((a, b) => centre(a).y - centre(b).y || centre(a).x - centre(b).x)
  const i = at === null ? -1 : order.indexOf(at)
  return order[(i + by + order.length) % order.length] ?? at
}
