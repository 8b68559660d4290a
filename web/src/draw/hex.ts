/** Pointy-top hexagons in axial coordinates, y downwards; the same numbers as the engine's grid. */

export const R = 50
const WIDE = Math.sqrt(3) * R

/** East, then clockwise. */
export const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const

export interface Point {
  x: number
  y: number
}

export type Axial = readonly [q: number, r: number]

/** Read a cell from its name, such as "1,-2". */
export function axial(at: string): Axial {
  const [q, r] = at.split(',').map(Number)
  return [q ?? 0, r ?? 0]
}

/** Return the name of a cell, such as "1,-2". */
export const written = ([q, r]: Axial): string => `${q},${r}`

/** Return the centre of a cell. */
export function centre(at: string): Point {
  const [q, r] = axial(at)
  return { x: WIDE * (q + r / 2), y: 1.5 * R * r }
}

/** Return the cell across a side; sides count clockwise from the east, modulo six. */
export function neighbour(at: string, side: number): string {
  const [q, r] = axial(at)
  const [dq, dr] = SIDES[((side % 6) + 6) % 6]!
  return written([q + dq, r + dr])
}

/** The corner clockwise before the middle of a side: corners(0) is where the east side begins. */
export function corner(side: number, radius = R): Point {
  const angle = ((side * 60 - 30) * Math.PI) / 180
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

const round = (n: number) => Math.round(n * 100) / 100
/** Return a point in the notation of SVG paths. */
export const xy = ({ x, y }: Point): string => `${round(x)} ${round(y)}`

/** The outline of one hexagon around a point. */
export function outline(middle: Point, radius = R): string {
  const points = SIDES.map((_, side) => {
    const { x, y } = corner(side, radius)
    return xy({ x: middle.x + x, y: middle.y + y })
  })
  return `M${points.join('L')}Z`
}

/** One side of a hexagon as a line, a little shorter than the side. */
export function sideLine(side: number, radius: number, shrink = 0.08): string {
  const a = corner(side, radius)
  const b = corner(side + 1, radius)
  const cut = (from: Point, to: Point) =>
    xy({ x: from.x + (to.x - from.x) * shrink, y: from.y + (to.y - from.y) * shrink })
  return `M${cut(a, b)}L${cut(b, a)}`
}

/** A hexagon with rounded corners. */
export function rounded(radius: number, bend: number): string {
  const part = (from: Point, to: Point) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    return { x: from.x + ((to.x - from.x) * bend) / length, y: from.y + ((to.y - from.y) * bend) / length }
  }
  let path = ''
  for (let side = 0; side < 6; side++) {
    const here = corner(side, radius)
    path += `${side ? 'L' : 'M'}${xy(part(here, corner(side - 1, radius)))}Q${xy(here)} ${xy(part(here, corner(side + 1, radius)))}`
  }
  return `${path}Z`
}

/** The boundary of a union of cells as closed rings, so that its stroke joins are clean. */
export function boundary(cells: readonly string[]): string {
  const inside = new Set(cells)
  const next = new Map<string, { to: string; point: Point }>()
  for (const at of cells) {
    const middle = centre(at)
    for (let side = 0; side < 6; side++) {
      if (inside.has(neighbour(at, side))) continue
      const from = add(middle, corner(side))
      const to = add(middle, corner(side + 1))
      next.set(key(from), { to: key(to), point: from })
    }
  }
  let path = ''
  for (const start of next.keys()) {
    const ring: string[] = []
    for (let here: string | undefined = start; here !== undefined && next.has(here);) {
      const edge: { to: string; point: Point } = next.get(here)!
      next.delete(here)
      ring.push(xy(edge.point))
      here = edge.to
    }
    path += `M${ring.join('L')}Z`
  }
  return path
}

/** Brackets in the six corners, inside the rim: the mark of the last move. */
export function brackets(radius: number, arm: number): string {
  let path = ''
  for (let side = 0; side < 6; side++) {
    const here = corner(side, radius)
    const towards = (to: Point) => {
      const length = Math.hypot(to.x - here.x, to.y - here.y)
      return xy({ x: here.x + ((to.x - here.x) * arm) / length, y: here.y + ((to.y - here.y) * arm) / length })
    }
    path += `M${towards(corner(side - 1, radius))}L${xy(here)}L${towards(corner(side + 1, radius))}`
  }
  return path
}

export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

/** Return bounds that show a whole set of cells. */
export function boundsOf(cells: Iterable<string>, margin = R): Bounds {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const at of cells) {
    const { x, y } = centre(at)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (left === Infinity) left = right = top = bottom = 0
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin }
}

/** Return bounds with the same centre, but never smaller than this: a small board is not magnified. */
export function atLeast({ x, y, width, height }: Bounds, wide: number, high: number): Bounds {
  const w = Math.max(width, wide)
  const h = Math.max(height, high)
  return { x: x - (w - width) / 2, y: y - (h - height) / 2, width: w, height: h }
}

/** Return the side that an arrow key means. Up and down lean towards the side of the previous step, so that a walk does not drift. */
export function sideOfKey(key: string, row: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return 0
    case 'ArrowLeft':
      return 3
    case 'ArrowDown':
      return Math.abs(row) % 2 ? 2 : 1
    case 'ArrowUp':
      return Math.abs(row) % 2 ? 4 : 5
    default:
      return null
  }
}

const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
const key = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`
