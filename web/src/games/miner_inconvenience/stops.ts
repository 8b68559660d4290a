/** The stops of the keyboard on the board: places for the card, cards of the mine, buildings. */

import type { Point } from '../../draw/hex'
import { centre, facePoints, faceOutline, mean, outline, SIDE } from './lattice'
import type { Mode } from './mode'
import type { Public } from './view'

/** A stop of the keyboard: the place, and the shape of its ring. */
export interface Stop {
  id: string
  at: Point
  from: Point
  d: string
}

/** Return the stops for the arrow keys: only outposts while upgrading, cards too while building, else everything. */
export function stopsOf(now: Public, mode: Mode | null): Stop[] {
  const roofs = now.buildings.flatMap(({ building, at }) => (at === null ? [] : [roofStop(building, at)]))
  if (mode === 'upgrade') return roofs
  if (mode === 'build') return [...now.mine.map(({ card, at }) => roofStop(card, at)), ...roofs]
  const tiles = now.mine.map(({ card, at }) => ({ id: card, at: centre(at), from: centre(at), d: outline() }))
  return [...(mode === null ? [] : now.spots.map(({ at }) => spotStop(now, at))), ...tiles, ...roofs]
}

function roofStop(id: string, at: string): Stop {
  const from = centre(at)
  return { id, at: { x: from.x, y: from.y - SIDE / 2 }, from, d: faceOutline('top') }
}

/** A place over a face is marked on that face. */
function spotStop({ spots, mine }: Public, id: string): Stop {
  const spot = spots.find(({ at }) => at === id)
  const tile = mine.find(({ card }) => card === spot?.off)
  if (spot?.how !== 'over' || !tile) return { id, at: centre(id), from: centre(id), d: outline() }
  const from = centre(tile.at)
  const middle = mean(facePoints(spot.part))
  return { id, at: { x: from.x + middle.x, y: from.y + middle.y }, from, d: faceOutline(spot.part) }
}

const AHEAD: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}

/** The nearest stop in the direction of an arrow; null where there is none. */
export function stepped(stops: readonly Stop[], from: Point, key: string): string | null {
  const ahead = AHEAD[key]
  let best: string | null = null
  let least = Infinity
  for (const { id, at } of ahead ? stops : []) {
    const [dx, dy] = [at.x - from.x, at.y - from.y]
    const along = dx * ahead!.x + dy * ahead!.y
    const aside = Math.abs(dx * ahead!.y - dy * ahead!.x)
    if (along < 8 || aside > along * 2) continue
    if (along + 1.4 * aside < least) [best, least] = [id, along + 1.4 * aside]
  }
  return best
}
