/** The picture of the mine: which triangle shows what, and the lines between them. */

import type { Point } from '../../draw/hex'
import { isCrossed } from './card'
import {
  beyond,
  edgesOf,
  mean,
  middle,
  node,
  pointOf,
  SIDE,
  SIDES,
  towards,
  triangle,
  triangleKey,
  xy,
  type Edge,
  type Triangle,
} from './lattice'
import { faceOf, type Mine } from './view'

interface Cell {
  /** The card or building that is visible here. */
  owner: string
  name: string
  triangle: Triangle
  edges: { name: string; edge: Edge; crossed: boolean }[]
  roof: boolean
}

export type Cells = ReadonlyMap<string, Cell>

/** Return the visible triangles of the mine by key. */
export function cellsOf(now: Mine): Cells {
  const cells = new Map<string, Cell>()
  for (const { card, at, shows, building } of now.mine) {
    const face = faceOf(now, card)
    const centre = node(at)
    const lay = (owner: string, name: string, roof: boolean) => {
      const place = triangle(centre, name)
      const edges = edgesOf(centre, name).map((each) => ({ ...each, crossed: isCrossed(face, each.name) }))
      cells.set(triangleKey(place), { owner, name, triangle: place, edges, roof })
    }
    for (const name of shows) lay(card, name, false)
    if (building) for (const name of ['TL', 'TR']) lay(building, name, true)
  }
  return cells
}

const GAP = 9.25
const STEP = 8

/** Return the lines of an edge: the whole, or the two pieces beside a tunnel. */
function pieces(edge: Edge, crossed: boolean, more = 0): [Point, Point][] {
  const [a, b] = [pointOf(edge[0]), pointOf(edge[1])]
  if (!crossed) return [[a, b]]
  const mid = middle(edge)
  return [
    [a, towards(mid, a, GAP + more)],
    [b, towards(mid, b, GAP + more)],
  ]
}

const lines = (all: [Point, Point][]): string => all.map(([a, b]) => `M${xy(a)}L${xy(b)}`).join('')

export interface Drawn {
  /** The edges towards the table, between two cards side by side, and where one card covers another. */
  rims: string
  seams: string
  steps: string
  /** The shadow of a step on the lower card. */
  shade: string
  hachures: string
}

/** Return the lines of the mine. Cards side by side meet in a seam; where the side of one card runs inside another, it lies on top. */
export function drawn(cells: Cells): Drawn {
  const drawing: Drawn = { rims: '', seams: '', steps: '', shade: '', hachures: '' }
  for (const [key, cell] of cells) {
    if (cell.roof) continue
    for (const { name, edge, crossed } of cell.edges) {
      const other = cells.get(beyond(cell.triangle, edge))
      if (!other) drawing.rims += lines(pieces(edge, crossed))
      else if (other.roof || other.owner === cell.owner) continue
      else if (isSide(name)) {
        const there = other.edges.find((each) => sameEdge(each.edge, edge))
        if (there && isSide(there.name)) {
          if (key < triangleKey(other.triangle)) drawing.seams += lines(pieces(edge, crossed))
        } else {
          const [shade, hachures] = fall(edge, crossed, mean(other.triangle.map(pointOf)))
          drawing.shade += shade
          drawing.hachures += hachures
          drawing.steps += lines(pieces(edge, crossed, 1))
        }
      }
    }
  }
  return drawing
}

const isSide = (name: string): boolean => SIDES.includes(name)
const sameEdge = (a: Edge, b: Edge): boolean =>
  a[0][0] + a[1][0] === b[0][0] + b[1][0] && a[0][1] + a[1][1] === b[0][1] + b[1][1]

/** A step of the ground as maps draw it: a strip of shade, and strokes that fall from the edge. */
function fall(edge: Edge, crossed: boolean, low: Point): [shade: string, hachures: string] {
  let [shade, hachures] = ['', '']
  for (const [a, b] of pieces(edge, crossed)) {
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length]
    const side = (low.x - a.x) * -uy + (low.y - a.y) * ux > 0 ? 1 : -1
    const [nx, ny] = [-uy * side, ux * side]
    const at = (along: number, deep: number): Point => ({
      x: a.x + ux * along + nx * deep,
      y: a.y + uy * along + ny * deep,
    })
    const end = crossed ? length : length - STEP * 0.58
    shade += `M${xy(a)}L${xy(b)}L${xy(at(end, STEP))}L${xy(at(STEP * 0.58, STEP))}Z`
    for (let n = 0, along = 5; along < length - 3; n++, along += 5.2) {
      const deep = Math.min([8.5, 5, 7, 4.5][n % 4]!, along * 1.5, (crossed ? SIDE : length - along) * 1.5)
      hachures += `M${xy(at(along, 0))}L${xy(at(along, deep))}`
    }
  }
  return [shade, hachures]
}
