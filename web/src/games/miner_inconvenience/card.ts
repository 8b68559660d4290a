/** The drawing of a card, around its own centre. */

import type { Point } from '../../draw/hex'
import {
  bend,
  between,
  cornerOf,
  edgeOf,
  edgesOf,
  LINES,
  mean,
  middle,
  pointOf,
  SIDE,
  SIDES,
  towards,
  triangle,
  TRIANGLES,
  WIDE,
  xy,
  type Node,
} from './lattice'
import type { Face } from './view'

const HUB: Node = [0, 0]
const STUB = 1.2

/** Return whether a tunnel crosses a side or an inner line of a card. */
export const isCrossed = (face: Face, name: string): boolean => face.mouths.includes(name) || face.inner.includes(name)

/** The tunnels: in each triangle every two crossed edges are joined; short pieces close the joints. */
export function tunnels(face: Face): string {
  let path = ''
  for (const name of TRIANGLES) {
    const crossed = edgesOf(HUB, name).filter(({ name }) => isCrossed(face, name))
    crossed.forEach(({ edge }, n) => {
      for (const other of crossed.slice(n + 1)) path += `M${xy(middle(edge))}${bend(edge, other.edge)}`
    })
  }
  for (const name of [...SIDES, ...LINES].filter((name) => isCrossed(face, name))) path += joint(name)
  return path
}

/** A short piece of tunnel across an edge. */
function joint(name: string): string {
  const edge = edgeOf(HUB, name)
  const [a, mid] = [pointOf(edge[0]), middle(edge)]
  const [nx, ny] = [(-(a.y - mid.y) * 2) / SIDE, ((a.x - mid.x) * 2) / SIDE]
  return `M${xy({ x: mid.x - nx * STUB, y: mid.y - ny * STUB })}L${xy({ x: mid.x + nx * STUB, y: mid.y + ny * STUB })}`
}

/** Each face: where it begins, along which way its beds run, and across them. */
const BEDS: readonly (readonly [from: Point, along: Point, across: Point])[] = [
  [
    { x: -WIDE, y: -SIDE / 2 },
    { x: WIDE, y: -SIDE / 2 },
    { x: WIDE, y: SIDE / 2 },
  ],
  [
    { x: 0, y: 0 },
    { x: WIDE, y: -SIDE / 2 },
    { x: 0, y: SIDE },
  ],
  [
    { x: -WIDE, y: -SIDE / 2 },
    { x: WIDE, y: SIDE / 2 },
    { x: 0, y: SIDE },
  ],
]

/** Return strokes of bedding; their places depend on the card, so that each has its own rock. */
export function bedding(card: string): string {
  let seed = [...card].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  let path = ''
  for (const [from, along, across] of BEDS) {
    for (let row = 0; row < 4; row++) {
      for (let piece = 0; piece < 2; piece++) {
        const v = 0.16 + row * 0.22 + chance() * 0.05
        const u = 0.08 + piece * 0.48 + chance() * 0.22
        const length = 0.1 + chance() * 0.1
        const at = (u: number): Point => ({
          x: from.x + along.x * u + across.x * v,
          y: from.y + along.y * u + across.y * v,
        })
        path += `M${xy(at(u))}L${xy(at(u + length))}`
      }
    }
  }
  return path
}

const NUGGET = 15.5

/** Return the position of a nugget, "TR@top": in the rock of that corner. */
export function nuggetAt(nugget: string): Point {
  const [name = '', corner = ''] = nugget.split('@')
  return towards(pointOf(cornerOf(HUB, corner)), mean(triangle(HUB, name).map(pointOf)), NUGGET)
}

/** Return the triangle of a nugget, "TR" of "TR@top". */
export const triangleOf = (nugget: string): string => nugget.split('@')[0] ?? ''

export const ladderAt = (name: string): Point => mean(triangle(HUB, name).map(pointOf))
/** Ladders lean on their face. */
export const ladderLean = (name: string): number => (name.startsWith('L') ? 30 : -30)

/** A door of a building: the lit gap and its posts, at right angles to its side. */
export function door(name: string): { gap: string; posts: string } {
  const edge = edgeOf(HUB, name)
  const [a, b, mid] = [pointOf(edge[0]), pointOf(edge[1]), middle(edge)]
  const inside = towards(mid, { x: 0, y: -SIDE / 2 }, 1)
  const along = towards(mid, b, 1)
  const normal = { x: -(along.y - mid.y), y: along.x - mid.x }
  const facing = (inside.x - mid.x) * normal.x + (inside.y - mid.y) * normal.y > 0 ? 1 : -1
  const deep = (from: Point, by: number): Point => ({
    x: from.x + normal.x * facing * by,
    y: from.y + normal.y * facing * by,
  })
  const [left, right] = [between(mid, a, 8.6 / (SIDE / 2)), between(mid, b, 8.6 / (SIDE / 2))]
  return {
    gap: `M${xy(deep(left, -1.1))}L${xy(deep(right, -1.1))}L${xy(deep(right, 12.3))}L${xy(deep(left, 12.3))}Z`,
    posts: `M${xy(deep(left, -2.2))}L${xy(deep(left, 12.3))}M${xy(deep(right, -2.2))}L${xy(deep(right, 12.3))}`,
  }
}
