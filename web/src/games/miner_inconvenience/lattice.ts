/** The lattice of the mine: corners and centres of all hexagons, by the engine's numbers; y downwards on the screen. */

import type { Bounds, Point } from '../../draw/hex'

export const SIDE = 64
export const WIDE = (SIDE * Math.sqrt(3)) / 2

/** A point: units to the upper right, units up. */
export type Node = readonly [i: number, j: number]

// All clockwise from the top; triangle and side t lie between the corners t and t + 1, line t runs from the hub to corner t.
export const TRIANGLES: readonly string[] = ['TR', 'RU', 'RL', 'LL', 'LU', 'TL']
export const SIDES: readonly string[] = ['NE', 'E', 'SE', 'SW', 'W', 'NW']
export const LINES: readonly string[] = ['top_mid', 'top_right', 'right_mid', 'left_right', 'left_mid', 'top_left']
const CORNER_NAMES: readonly string[] = ['top', 'upper_right', 'lower_right', 'bottom', 'lower_left', 'upper_left']
const CORNERS: readonly Node[] = [
  [0, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
]
const HUB: Node = [0, 0]

const round = (n: number) => Math.round(n * 100) / 100
/** Return a point in the notation of SVG paths. */
export const xy = ({ x, y }: Point): string => `${round(x)} ${round(y)}`
const plus = (a: Node, b: Node): Node => [a[0] + b[0], a[1] + b[1]]
/** Return a key for a node. */
export const keyOf = ([i, j]: Node): string => `${i},${j}`

/** Read a node from its name, such as "1,-2". */
export function node(at: string): Node {
  const [i = 0, j = 0] = at.split(',').map(Number)
  return [i, j]
}

/** Return the point of a node on the screen. */
export const pointOf = ([i, j]: Node): Point => ({ x: i * WIDE, y: -SIDE * (j + i / 2) })
/** Return the centre of the card at a place. */
export const centre = (at: string): Point => pointOf(node(at))
/** Return a corner of the card at the origin, counted clockwise from the top. */
export const corner = (t: number): Node => CORNERS[((t % 6) + 6) % 6]!

/** Return a point on the way from one point to another; by default the middle. */
export const between = (a: Point, b: Point, part = 0.5): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

/** Return the point at this distance from one point towards another. */
export function towards(from: Point, to: Point, length: number): Point {
  return between(from, to, length / Math.hypot(to.x - from.x, to.y - from.y))
}

/** Return the centre of several points. */
export const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

export type Edge = readonly [Node, Node]

/** Return the middle of an edge. */
export const middle = ([a, b]: Edge): Point => between(pointOf(a), pointOf(b))

/** A triangle of the table: the centre of the card it belongs to first, then its corners clockwise. */
export type Triangle = readonly [Node, Node, Node]

/** Return a triangle of the card at a centre by its name. */
export function triangle(centre: Node, name: string): Triangle {
  const t = TRIANGLES.indexOf(name)
  return [centre, plus(centre, corner(t)), plus(centre, corner(t + 1))]
}

/** Return a key for a triangle: no other triangle has this sum of corners. */
export const triangleKey = ([a, b, c]: Triangle): string => keyOf(plus(plus(a, b), c))

/** The triangle on the other side of an edge. */
export function beyond([a, b, c]: Triangle, edge: Edge): string {
  const sum = plus(plus(a, b), c)
  const two = plus(edge[0], edge[1])
  const [i, j] = [sum[0] - two[0], sum[1] - two[1]] // the corner that is left over, mirrored at the edge
  return keyOf([2 * two[0] - i, 2 * two[1] - j])
}

/** The edge that a name means on a card: a side of the outline or a line from the hub. */
export function edgeOf(centre: Node, name: string): Edge {
  const side = SIDES.indexOf(name)
  if (side >= 0) return [plus(centre, corner(side)), plus(centre, corner(side + 1))]
  const line = LINES.indexOf(name)
  return [centre, plus(centre, corner(line))]
}

/** The three edges of a triangle with their names on its card. */
export function edgesOf(centre: Node, name: string): { name: string; edge: Edge }[] {
  const t = TRIANGLES.indexOf(name)
  return [SIDES[t]!, LINES[t]!, LINES[(t + 1) % 6]!].map((each) => ({ name: each, edge: edgeOf(centre, each) }))
}

/** A corner of a card by its name. */
export const cornerOf = (centre: Node, name: string): Node =>
  name === 'hub' ? centre : plus(centre, corner(CORNER_NAMES.indexOf(name)))

/** The edge that two triangles share, if they do. */
export function shared(a: Triangle, b: Triangle): Edge | null {
  const there = new Set(b.map(keyOf))
  const common = a.filter((corner) => there.has(keyOf(corner)))
  return common.length === 2 ? [common[0]!, common[1]!] : null
}

const BEND = SIDE / 2

/** Return a tunnel from one edge to the next: around the corner that they share, so that it meets both at right angles. */
export function bend(from: Edge, to: Edge): string {
  const ends = new Set(to.map(keyOf))
  const pivot = from.find((end) => ends.has(keyOf(end)))
  const [a, b] = [middle(from), middle(to)]
  if (!pivot) return `L${xy(b)}`
  const c = pointOf(pivot)
  const turn = (a.x - c.x) * (b.y - c.y) - (a.y - c.y) * (b.x - c.x)
  return `A${BEND} ${BEND} 0 0 ${turn > 0 ? 1 : 0} ${xy(b)}`
}

/** Return the middle of such a bend. */
export function bendMiddle(from: Edge, to: Edge): Point {
  const ends = new Set(to.map(keyOf))
  const pivot = from.find((end) => ends.has(keyOf(end)))
  const half = between(middle(from), middle(to))
  return pivot ? towards(pointOf(pivot), half, BEND) : half
}

/** Return a closed path through these points. */
export const closed = (points: readonly Point[]): string => `M${points.map(xy).join('L')}Z`

/** Return the outline of a card around the origin, with this distance from the centre. */
export const outline = (radius = SIDE): string =>
  closed(CORNERS.map((each) => between(pointOf(HUB), pointOf(each), radius / SIDE)))

/** Return a face of a card around the origin, inset by this much. */
export function faceOutline(face: string, inset = 0): string {
  const points = facePoints(face)
  const mid = mean(points)
  return closed(
    points.map((point) => between(mid, point, 1 - inset / (Math.hypot(point.x - mid.x, point.y - mid.y) || 1))),
  )
}

const FACE_CORNERS: Readonly<Record<string, readonly Node[]>> = {
  top: [corner(0), corner(1), HUB, corner(5)],
  right: [HUB, corner(1), corner(2), corner(3)],
  left: [corner(5), HUB, corner(3), corner(4)],
}

/** Return the corners of a face of the card at the origin. */
export const facePoints = (face: string): Point[] => FACE_CORNERS[face]!.map(pointOf)

/** Return brackets in the corners of a shape, just inside its edge. */
export function brackets(points: readonly Point[], arm: number): string {
  return points
    .map((here, n) => {
      const [before, after] = [points[(n + points.length - 1) % points.length]!, points[(n + 1) % points.length]!]
      return `M${xy(towards(here, before, arm))}L${xy(here)}L${xy(towards(here, after, arm))}`
    })
    .join('')
}

/** Return the corners of a hexagon around the origin. */
export const hexPoints = (radius: number): Point[] =>
  CORNERS.map((each) => between(pointOf(HUB), pointOf(each), radius / SIDE))

/** Return the bounds that show all these centres. */
export function boundsOf(centres: readonly Point[], margin: number): Bounds {
  const xs = centres.length ? centres.map(({ x }) => x) : [0]
  const ys = centres.length ? centres.map(({ y }) => y) : [0]
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top }
}

/** Return the transform that moves a drawing from the origin to a card. */
export function moveTo(at: string): string {
  const { x, y } = centre(at)
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`
}
