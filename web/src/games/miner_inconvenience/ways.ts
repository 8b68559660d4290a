/** The reasons why a dig draws: supply paths from the card to the doors, and the rock of the veins. */

import type { Point } from '../../draw/hex'
import { isCrossed } from './card'
import {
  bend,
  bendMiddle,
  cornerOf,
  edgeOf,
  edgesOf,
  keyOf,
  middle,
  node,
  pointOf,
  shared,
  SIDE,
  SIDES,
  towards,
  triangle,
  TRIANGLES,
  xy,
  type Edge,
  type Node,
} from './lattice'
import {
  faceOf,
  type Building,
  type Dig,
  type Face,
  type Mine,
  type Path,
  type Public,
  type Spot,
  type Vein,
} from './view'

export interface Step {
  at: Point
  card: string
  tile: number
  far: boolean
}

export interface Route {
  path: Path
  d: string
  /** The crossings from triangle to triangle. */
  crossings: Point[]
  steps: Step[]
}

export interface Ways {
  routes: Route[]
  /** From the centre of the placed card to the sides in use. */
  inside: string
  first: Step[]
}

/** The paths that count for a card at a spot: the shortest to each building, and one that is too long where none supplies. */
export function pathsOf(spot: Spot, face: Face): Path[] {
  const best = new Map<string, Path>()
  for (const path of spot.paths ?? []) {
    if (face.mouths.includes(path.side) && !best.has(path.building)) best.set(path.building, path)
  }
  return [...best.values()]
}

/** Return the supply paths of a card at a spot as lines to draw. */
export function waysOf(now: Mine, spot: Spot, face: Face): Ways {
  const centre = node(spot.at)
  const routes = pathsOf(spot, face).flatMap((path) => {
    const building = now.buildings.find(({ building }) => building === path.building)
    return building?.at ? [routeOf(now, centre, path, building)] : []
  })
  const seen = new Set<string>()
  for (const route of [...routes].sort((a, b) => Number(b.path.supplies) - Number(a.path.supplies)))
    route.steps = route.steps.filter(({ card, tile }) => {
      const key = `${card} ${tile}`
      return !seen.has(key) && seen.add(key)
    })
  return { routes, ...insideOf(centre, face, [...new Set(routes.map(({ path }) => path.side))]) }
}

function routeOf(now: Mine, centre: Node, path: Path, building: Building): Route {
  const door = edgeOf(node(building.at!), path.door)
  const places = (path.through ?? []).map((stretch) => {
    const tile = now.mine.find(({ card }) => card === stretch.card)
    return stretch.triangles.map((name) => ({
      tile: stretch.tile,
      card: stretch.card,
      place: triangle(node(tile!.at), name),
    }))
  })
  const run = places.flat()
  const edges: Edge[] = [edgeOf(centre, path.side)]
  run.forEach(({ place }, n) => edges.push(run[n + 1] ? (shared(place, run[n + 1]!.place) ?? door) : door))
  let d = `M${xy(middle(edges[0]!))}`
  for (let n = 0; n + 1 < edges.length; n++) d += bend(edges[n]!, edges[n + 1]!)
  const heart = pointOf(node(building.at!))
  d += `L${xy(towards(middle(door), { x: heart.x, y: heart.y - SIDE / 2 }, 8))}`
  let from = 0
  const steps = places.map((stretch): Step => {
    const half = from + Math.floor((stretch.length - 1) / 2)
    const at = stretch.length % 2 ? bendMiddle(edges[half]!, edges[half + 1]!) : middle(edges[half + 1]!)
    from += stretch.length
    return { at, card: stretch[0]?.card ?? '', tile: stretch[0]?.tile ?? 0, far: !path.supplies }
  })
  return { path, d, crossings: edges.map(middle), steps }
}

/** Return the paths inside the placed card. They begin at one point of each of its tunnels: the inner line nearest to all sides in use. */
function insideOf(centre: Node, face: Face, sides: string[]): Pick<Ways, 'inside' | 'first'> {
  const links = new Map<string, { name: string; edge: Edge }[]>()
  for (const name of TRIANGLES) {
    const crossed = edgesOf(centre, name).filter(({ name }) => isCrossed(face, name))
    for (const { name } of crossed)
      links.set(name, [...(links.get(name) ?? []), ...crossed.filter((other) => other.name !== name)])
  }
  const from = (side: string) => {
    const before = new Map<string, string | null>([[side, null]])
    for (const here of before.keys())
      for (const { name } of links.get(here) ?? []) if (!before.has(name)) before.set(name, here)
    return before
  }
  const far = (before: Map<string, string | null>, to: string) => {
    let steps = 0
    for (let here: string | null | undefined = to; here !== null && here !== undefined; here = before.get(here)) steps++
    return steps
  }
  let inside = ''
  const first: Step[] = []
  const left = new Set(sides)
  for (const side of sides) {
    if (!left.has(side)) continue
    const reach = from(side)
    const together = sides.filter((other) => reach.has(other))
    together.forEach((other) => left.delete(other))
    const ways = together.map(from)
    const inner = [...reach.keys()].filter((name) => !SIDES.includes(name))
    const worth = (name: string) => ways.reduce((sum, before) => sum + far(before, name), 0)
    const origin = inner.sort((a, b) => worth(a) - worth(b))[0] ?? side
    ways.forEach((before) => {
      for (let here = origin, next = before.get(here); next; here = next, next = before.get(here))
        inside += `M${xy(middle(edgeOf(centre, here)))}${bend(edgeOf(centre, here), edgeOf(centre, next))}`
    })
    first.push({ at: middle(edgeOf(centre, origin)), card: face.card, tile: 1, far: false })
  }
  return { inside, first }
}

// Veins.

/** The veins of the mine that a dig adds nuggets to. */
export const veinsOf = (now: Public, dig: Dig): Vein[] =>
  now.veins.filter(({ cards }) => (dig.veins ?? []).some((joined) => joined.some((card) => cards.includes(card))))

const NEAR = SIDE / 2 - 9.25
const BEHIND = SIDE / 2 + 9.25

/** The rock of an area: in a triangle without tunnels all of it, else the side of each tunnel on which a corner lies. */
export function rockOf(now: Mine, vein: Vein): string {
  let path = ''
  for (const { card, corners } of vein.area) {
    const tile = now.mine.find((each) => each.card === card)
    if (!tile) continue
    const face = faceOf(now, card)
    const centre = node(tile.at)
    for (const name of new Set(corners.map((corner) => corner.split('@')[0]!))) {
      const mine = corners.filter((corner) => corner.startsWith(`${name}@`)).map((corner) => corner.split('@')[1]!)
      path += rockIn(centre, face, name, mine)
    }
  }
  return path
}

function rockIn(centre: Node, face: Face, name: string, corners: string[]): string {
  const place = triangle(centre, name)
  const crossed = edgesOf(centre, name).filter(({ name }) => isCrossed(face, name))
  if (!crossed.length) return `M${place.map((each) => xy(pointOf(each))).join('L')}Z`
  const wanted = new Set(corners.map((corner) => keyOf(cornerOf(centre, corner))))
  const apart =
    crossed.length === 3
      ? place
      : place.filter((each) => crossed.every(({ edge }) => edge.some((end) => same(end, each))))
  let path = ''
  for (const corner of apart) if (wanted.has(keyOf(corner))) path += sector(corner, place)
  const rest = place.filter((each) => !apart.includes(each))
  if (rest.some((each) => wanted.has(keyOf(each)))) path += behind(apart[0]!, rest)
  return path
}

const same = (a: Node, b: Node): boolean => a[0] === b[0] && a[1] === b[1]

/** Return the rock inside the bend of a tunnel around a corner. */
function sector(corner: Node, place: readonly Node[]): string {
  const at = pointOf(corner)
  const [a, b] = place.filter((each) => !same(each, corner)).map((each) => towards(at, pointOf(each), NEAR))
  return `M${xy(at)}L${xy(a!)}A${NEAR} ${NEAR} 0 0 ${sweep(at, a!, b!)} ${xy(b!)}Z`
}

/** The rock beyond that bend. */
function behind(corner: Node, rest: readonly Node[]): string {
  const at = pointOf(corner)
  const [b, c] = rest.map(pointOf)
  const [from, to] = [towards(at, c!, BEHIND), towards(at, b!, BEHIND)]
  return `M${xy(b!)}L${xy(c!)}L${xy(from)}A${BEHIND} ${BEHIND} 0 0 ${sweep(at, from, to)} ${xy(to)}Z`
}

const sweep = (pivot: Point, a: Point, b: Point): number =>
  (a.x - pivot.x) * (b.y - pivot.y) - (a.y - pivot.y) * (b.x - pivot.x) > 0 ? 1 : 0
