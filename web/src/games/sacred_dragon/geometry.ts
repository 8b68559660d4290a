/** Keyboard steps over the mountain, and the positions of things on it. */

import { axial, centre, neighbour, sideOfKey, type Point } from '../../draw/hex'

/** Return a hexagon's position, as an attribute of its group. */
export function move(at: string): string {
  const { x, y } = centre(at)
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`
}

/** Return the centre of several cells. */
export function middleOf(cells: readonly string[]): Point {
  const all = cells.map(centre)
  return {
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  }
}

/** By side, the one that leans the other way on a step up or down. */
const OTHER = [0, 2, 1, 3, 5, 4]

/** Return the cell that an arrow key leads to, among the existing ones; the same cell if there is none. */
export function stepped(at: string, key: string, isThere: (at: string) => boolean): string {
  const side = sideOfKey(key, axial(at)[1])
  if (side === null) return at
  return [side, OTHER[side]!].map((one) => neighbour(at, one)).find(isThere) ?? at
}

/** Return the next of these cells in reading order, or the one before; wrap around at the ends. */
export function following(at: string | null, by: 1 | -1, cells: readonly string[]): string | null {
  const order = cells.toSorted((a, b) => centre(a).y - centre(b).y || centre(a).x - centre(b).x)
  const i = at === null ? -1 : order.indexOf(at)
  return order[(i + by + order.length) % order.length] ?? at
}
