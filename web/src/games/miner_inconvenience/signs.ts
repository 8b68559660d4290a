/** The positions of signs about a dig: its sum at the card, and the distance beside each building. */

import type { Bounds, Point } from '../../draw/hex'
import { around, freest } from '../../draw/room'
import { nuggetAt, triangleOf } from './card'
import { centre, edgeOf, middle, node, SIDE, WIDE } from './lattice'
import { faceOf, type Face, type Mine, type Path } from './view'
import type { Ways } from './ways'

export interface Sign {
  path: Path
  at: Point
}

export const SIGN = { width: 88, height: 30 }

export const SUM = { width: 54, height: 42 }

const heart = (at: string): Point => ({ x: centre(at).x, y: centre(at).y - SIDE / 2 })

/** Return the areas that no sign may cover: roofs and their doors, gold, and the counts along the paths. */
function kept({ buildings, mine, cards }: Mine, ways: Ways, card: Point, face: Face): Bounds[] {
  const standing = buildings.filter(({ at }) => at)
  const lying = mine.map(({ card, at, shows }) => ({ at: centre(at), shows, face: faceOf({ cards }, card) }))
  const gold = [...lying, { at: card, shows: null, face }].flatMap(({ at, shows, face }) =>
    (face.nuggets ?? [])
      .filter((nugget) => !shows || shows.includes(triangleOf(nugget)))
      .map((nugget) => ({ x: at.x + nuggetAt(nugget).x, y: at.y + nuggetAt(nugget).y })),
  )
  const doors = standing.flatMap(({ at, doors }) => doors.map((door) => middle(edgeOf(node(at!), door))))
  return [
    ...standing.map(({ at }) => around(heart(at!), 84, 48)),
    ...doors.map((at) => around(at, 40)),
    ...gold.map((at) => around(at, 30)),
    ...[...ways.first, ...ways.routes.flatMap(({ steps }) => steps)].map(({ at }) => around(at, 22)),
    ...ways.routes.flatMap(({ crossings }) => crossings.map((at) => around(at, 16))),
  ]
}

/** The corner or side of the placed card at which its sum hides least. */
export function sumAt(now: Mine, ways: Ways, card: Point, face: Face, seen: Bounds, larger = 1): Point {
  const [high, wide] = [SIDE + 14 * larger, WIDE + 18 * larger]
  const places = [
    [0, high],
    [0, -high],
    [wide, SIDE / 2],
    [-wide, SIDE / 2],
    [wide, -SIDE / 2],
    [-wide, -SIDE / 2],
    [wide, 0],
    [-wide, 0],
  ].map(([x, y]) => ({ x: card.x + x!, y: card.y + y! }))
  const size = { width: SUM.width * larger, height: SUM.height * larger }
  return freest(places, size, kept(now, ways, card, face), seen)
}

/** A sign for each path, "5 of 5", on the side of its building where it hides least. */
export function signsOf(now: Mine, ways: Ways, card: Point, face: Face, sum: Point, seen: Bounds, larger = 1): Sign[] {
  const [width, height] = [SIGN.width * larger, SIGN.height * larger]
  const out = (larger - 1) * 30 // a larger sign stands farther off
  const standing = now.buildings.filter(({ at }) => at)
  const taken = [
    ...kept(now, ways, card, face),
    around(card, 100, 130),
    around(sum, SUM.width * larger, SUM.height * larger),
  ]
  return ways.routes.map(({ path }) => {
    const { x, y } = heart(standing.find(({ building }) => building === path.building)!.at!)
    const places = [
      { x, y: y - 52 - out / 2 },
      { x: x - 84 - out, y: y - 32 },
      { x: x + 84 + out, y: y - 32 },
      { x: x + 98 + out, y: y + 24 },
      { x: x - 98 - out, y: y + 24 },
      { x, y: y + 54 + out / 2 },
      { x: x + 112 + out, y },
      { x: x - 112 - out, y },
      { x: x - 60 - out, y: y + 58 },
      { x: x + 60 + out, y: y + 58 },
    ]
    const at = freest(places, { width, height }, taken, seen)
    taken.push(around(at, width, height))
    return { path, at }
  })
}
