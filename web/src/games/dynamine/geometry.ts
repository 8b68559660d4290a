/** The geometry of a mine in cross-section: cells are "level,place", tiles are squares. */

import type { Bounds, Point } from '../../draw/hex'
import type { Player } from './view'

/** A tile is 100 units wide, and lies this far from the next. */
export const STEP = 104

export interface Cell {
  level: number
  place: number
}

/** Read the name of a cell. */
export function cell(at: string): Cell {
  const [level = 1, place = 0] = at.split(',').map(Number)
  return { level, place }
}

/** Return the name of a cell, "level,place". */
export const cellName = ({ level, place }: Cell): string => `${level},${place}`
/** Whether a place is a cell, not a pile or a card. */
export const isCell = (at: string): boolean => /^\d+,-?\d+$/.test(at)

/** The upper left corner of a cell. */
export function corner(at: string): Point {
  const { level, place } = cell(at)
  return { x: place * STEP, y: (level - 1) * STEP }
}

/** The middle of a cell. */
export function middle(at: string): Point {
  const { x, y } = corner(at)
  return { x: x + 50, y: y + 50 }
}

/** Return a cell's position, as an attribute of its group. */
export const move = (at: string): string => `translate(${corner(at).x} ${corner(at).y})`

const STEPS: Record<string, Cell> = {
  N: { level: -1, place: 0 },
  E: { level: 0, place: 1 },
  S: { level: 1, place: 0 },
  W: { level: 0, place: -1 },
}

/** The cell at a side of another one. */
export function beside(at: string, side: string): string {
  const [from, by] = [cell(at), STEPS[side]!]
  return cellName({ level: from.level + by.level, place: from.place + by.place })
}

/** Return the box around cells, this much larger on each side. */
export function around(cells: Iterable<string>, left: number, top: number, right: number, bottom: number): Bounds {
  const corners = [...cells].map(corner)
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const [x, y] = [Math.min(...xs) - left, Math.min(...ys) - top]
  return { x, y, width: Math.max(...xs) + 100 + right - x, height: Math.max(...ys) + 100 + bottom - y }
}

/** All open sides of a mine by cell, the entrance included. */
export function openSides(player: Player): Map<string, string> {
  const sides = new Map(player.mine.map(({ at, face }) => [at, face.exits]))
  return sides.set(player.entrance.at, player.entrance.exits)
}

/** A place in a line of the log: a cell belongs to the mine of a seat. */
export const placeOf = (seat: number, at: string): string => (isCell(at) ? `${seat}:${at}` : at)

/** Return the cells of a seat's mine among places of the log. */
export const cellsOf = (places: readonly string[], seat: number): string[] =>
  places.filter((place) => place.startsWith(`${seat}:`)).map((place) => place.slice(place.indexOf(':') + 1))

/** The cells of a mine that the keyboard can visit: the entrance, its tiles and its open ends. */
export const cellsToWalk = (player: Player): string[] => [
  player.entrance.at,
  ...player.mine.map(({ at }) => at),
  ...player.ends.map(({ at }) => at),
]

const ARROWS: Record<string, Cell> = {
  ArrowUp: STEPS.N!,
  ArrowRight: STEPS.E!,
  ArrowDown: STEPS.S!,
  ArrowLeft: STEPS.W!,
}

/** Return the next of these cells in a direction: straight ahead if there is one, else the nearest that way. */
export function stepped(at: string, key: string, cells: readonly string[]): string {
  const by = ARROWS[key]
  if (!by) return at
  const from = cell(at)
  const ahead = cells
    .map((to) => {
      const { level, place } = cell(to)
      const [down, right] = [level - from.level, place - from.place]
      const along = down * by.level + right * by.place
      return { to, along, aside: Math.abs(down * by.place) + Math.abs(right * by.level) }
    })
    .filter(({ along }) => along > 0)
    .sort((a, b) => a.along + 3 * a.aside - (b.along + 3 * b.aside))
  return ahead[0]?.to ?? at
}

/** Return the next of these cells in reading order, or the one before; wrap around at the ends. */
export function following(at: string | null, by: 1 | -1, cells: readonly string[]): string | null {
  const order = cells.toSorted((a, b) => {
    const [one, two] = [cell(a), cell(b)]
    return one.level - two.level || one.place - two.place
  })
  const i = at === null ? -1 : order.indexOf(at)
  return order[(i + by + order.length) % order.length] ?? at
}

export interface Joint {
  id: string
  at: string
  d: string
}

const GAPS = [
  { side: 'E', other: 'W', d: 'M98 50H106' },
  { side: 'S', other: 'N', d: 'M50 98V106' },
]

/** Return where two open sides meet, so that the gap between the tiles is lit too. */
export function jointsOf(player: Player): Joint[] {
  const sides = openSides(player)
  return [...sides].flatMap(([at, exits]) =>
    GAPS.filter(({ side, other }) => exits.includes(side) && sides.get(beside(at, side))?.includes(other)).map(
      ({ side, d }) => ({ id: at + side, at, d }),
    ),
  )
}
