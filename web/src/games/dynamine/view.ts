/** The view of Dynamine, and where things lie in a mine seen in section. */

import type { Bounds, Point } from '../../draw/hex'
import type { components } from '../../net/schema'
import type { View } from '../../net/wire'
import type { Speaker } from '../../words/say'

type Shapes = components['schemas']

export type DynamineView = Shapes['DynamineDynamineView']
export type Face = Shapes['DynamineFace']
export type Card = Shapes['DynamineCard']
export type Pile = Shapes['DynaminePile']
export type Player = Shapes['DynaminePlayer']
export type Offer = Shapes['DynamineOffer']
export type Shift = Shapes['DynamineShift']
export type Parts = Shapes['DynamineParts']
export type Token = Shapes['DynamineToken']

const isDynamine = (view: View): view is DynamineView => view.game === 'dynamine'

export function dynamine(view: View): DynamineView {
  if (!isDynamine(view)) throw new TypeError(view.game)
  return view
}

// ---- the mine in section ------------------------------------------------------------------------

/** A tile is 100 units wide, and lies this far from the next. */
export const STEP = 104

export interface Cell {
  level: number
  place: number
}

export function cell(at: string): Cell {
  const [level = 1, place = 0] = at.split(',').map(Number)
  return { level, place }
}

export const cellName = ({ level, place }: Cell): string => `${level},${place}`
export const isCell = (at: string): boolean => /^\d+,-?\d+$/.test(at)

/** The upper left corner of a cell. */
export function corner(at: string): Point {
  const { level, place } = cell(at)
  return { x: place * STEP, y: (level - 1) * STEP }
}

export function middle(at: string): Point {
  const { x, y } = corner(at)
  return { x: x + 50, y: y + 50 }
}

export const move = (at: string): string => `translate(${corner(at).x} ${corner(at).y})`

const STEPS: Record<string, Cell> = {
  N: { level: -1, place: 0 },
  E: { level: 0, place: 1 },
  S: { level: 1, place: 0 },
  W: { level: 0, place: -1 },
}

export function beside(at: string, side: string): string {
  const [from, by] = [cell(at), STEPS[side]!]
  return cellName({ level: from.level + by.level, place: from.place + by.place })
}

/** The box round cells, this much larger on each side. */
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

/** The cells of a seat's mine among places of the log. */
export const cellsOf = (places: readonly string[], seat: number): string[] =>
  places.filter((place) => place.startsWith(`${seat}:`)).map((place) => place.slice(place.indexOf(':') + 1))

// ---- in words -----------------------------------------------------------------------------------

/** The value printed on what is inside a well, or 0. */
export const inWell = ({ well, altar_points = 0, fossil_points = 0 }: Face): number =>
  well === 'altar' ? altar_points : well === 'dragon' ? fossil_points : 0

/** What a tile carries, item by item. */
export function contents(face: Face, say: Speaker): string[] {
  const { veins = 0, altars = 0, altar_points = 0, well = 'none', fossils = 0, fossil_points = 0 } = face
  return [
    veins && say.ui('has-veins', { veins }),
    altars && say.ui('has-altar', { points: altar_points }),
    well !== 'none' && say.ui('has-well', { well, points: inWell(face) }),
    fossils && say.ui('has-fossil', { points: fossil_points }),
    face.sapphires && say.ui('has-sapphire'),
    face.plus && say.ui('has-plus', { sides: face.plus }),
    face.tokens && say.ui('has-token'),
    face.moves && say.ui('has-move'),
  ].filter((told) => typeof told === 'string')
}

/** " with one vein, +1 token", or nothing. */
export function withContents(face: Face, say: Speaker): string {
  const has = contents(face, say)
  return has.length ? say.ui('with', { has }) : ''
}

/** "shaft with one vein" */
export const tileWords = (face: Face, say: Speaker): string => say.name('shape', face.exits) + withContents(face, say)

export const KINDS = ['veins', 'altars', 'wells', 'fossils', 'rewards', 'items', 'missions'] as const
export type Kind = (typeof KINDS)[number]

/** The rule behind each kind of points. */
export const RULES: Record<Kind, string> = {
  veins: 'DYN-090',
  altars: 'DYN-091',
  wells: 'DYN-093',
  fossils: 'DYN-097',
  rewards: 'DYN-098',
  items: 'DYN-103',
  missions: 'DYN-105',
}

/** The kinds of a gain that are not nothing, the largest first. */
export const gainKinds = (parts: Parts): [Kind, number][] =>
  KINDS.map((kind): [Kind, number] => [kind, parts[kind] ?? 0])
    .filter(([, points]) => points)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))

/** A gain with its sign; a true minus. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
