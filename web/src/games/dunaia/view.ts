/** The view of Dunaïa, and where things stand in a village. */

import type { components } from '../../net/schema'
import type { Form, View } from '../../net/wire'

type Shapes = components['schemas']

export type DunaiaView = Shapes['DunaiaDunaiaView']
export type Public = Shapes['DunaiaPublic']
export type Player = Shapes['DunaiaPlayer']
export type Square = Shapes['DunaiaSquare']
export type Building = Shapes['DunaiaBuilding']
export type Tile = Shapes['DunaiaTile']
export type Arrow = Shapes['DunaiaArrow']
export type Waking = Shapes['DunaiaWaking']
export type Figure = Shapes['DunaiaFigure']
export type Elder = Shapes['DunaiaElder']
export type Prophecy = Shapes['DunaiaProphecy']
export type Offer = Shapes['DunaiaOffer']
export type Prospect = Shapes['DunaiaProspect']
export type Elite = Shapes['DunaiaElite']

const isDunaia = (view: View): view is DunaiaView => view.game === 'dunaia'

export function dunaia(view: View): DunaiaView {
  if (!isDunaia(view)) throw new TypeError(view.game)
  return view
}

/** The moves behind an open window. */
export const ahead = (now: Public): Form[] => now.ahead.filter((fields): fields is Form => 'kind' in fields)

/** A tile that can be had: for sale, booked or found by a search. */
export function tileOf(now: Public, id: string): Tile | null {
  const sold = now.market.flatMap(({ offers }) => offers.map(({ tile }) => tile))
  const booked = now.players.map((player) => player.booked?.tile ?? null)
  return [...sold, ...booked, ...now.found].find((tile) => tile?.tile === id) ?? null
}

// ---- a village: nine plots, and lines between them where the giants stand -----------------------------

export const PLOT = { width: 150, height: 166 }
export const VILLAGE = { x: -40, y: -44, width: 642, height: 676 }
/** How far down a plot it says what it brings, above the heads of the giants below. */
export const PILL = 137
/** Where a house of level 1 takes a die: from its corner to the middle of the socket, and how large the die is. */
export const SOCKET = { at: 26.5, die: 1.05 }
const STEP = { x: 206, y: 222 }

const column = (square: string) => square.charCodeAt(0) - 65
const row = (square: string) => Number(square[1]) - 1

/** The upper left corner of a plot. */
export const corner = (square: string) => ({ x: STEP.x * column(square), y: STEP.y * row(square) })
export const middle = (square: string) => ({
  x: corner(square).x + PLOT.width / 2,
  y: corner(square).y + PLOT.height / 2,
})

/** The two squares of a line. */
export function ends(line: string): [string, string] {
  const [a = '', b = a] = line.split('-')
  return [a, b]
}
/** Whether the line runs level, between a plot and the one below it. */
export const isLevel = (line: string): boolean => ends(line)[0][0] === ends(line)[1][0]

/** The middle of a line. */
export function between(line: string) {
  const [a, b] = ends(line)
  return { x: (middle(a).x + middle(b).x) / 2, y: (middle(a).y + middle(b).y) / 2 }
}

/** Where the giants of a line stand: side by side on a level one, in file on an upright one. */
export function stand(line: string, count: number, i: number) {
  const { x, y } = between(line)
  const off = (i - (count - 1) / 2) * (isLevel(line) ? 50 : 56)
  return isLevel(line) ? { x: x + off, y } : { x, y: y + off }
}

/** The giant awake in the village that is seen, as it stands on the screen. */
export const giantOf = ({ awake }: Public): Element | null =>
  awake && document.querySelector(`[data-place="giant/${awake.dunaia}"]`)

/** Squares and lines lie on a grid of five by five; the arrow keys walk on it. */
export function stepped(at: string, key: string, allowed: (at: string) => boolean): string {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0]
  let { x, y } = gridOf(at)
  for (;;) {
    x += dx!
    y += dy!
    if (x < 0 || y < 0 || x > 4 || y > 4) return at
    const next = ofGrid(x, y)
    if (next && allowed(next)) return next
  }
}

function gridOf(at: string) {
  const [a, b] = ends(at)
  return { x: column(a) + column(b), y: row(a) + row(b) }
}

function ofGrid(x: number, y: number): string | null {
  const name = (c: number, r: number) => `${String.fromCharCode(65 + c)}${r + 1}`
  if (x % 2 && y % 2) return null
  const first = name(Math.floor(x / 2), Math.floor(y / 2))
  const second = name(Math.ceil(x / 2), Math.ceil(y / 2))
  return first === second ? first : `${first}-${second}`
}

// ---- signs ----------------------------------------------------------------------------------------------

export const ROMAN = ['', 'I', 'II', 'III']
export const LETTERS: Record<string, string> = { green: 'G', yellow: 'Y', purple: 'P', red: 'R', multi: 'M' }
export const COLOURS = ['green', 'yellow', 'purple', 'red']

/** The outline that goes with a colour, about 28 units wide. */
export const SHAPES: Record<string, string> = {
  green: 'M0-12A12 12 0 1 1 0 12 12 12 0 1 1 0-12z',
  yellow: 'M0-13.500 14 9.500H-14z',
  purple: 'M0-15 14.500 0 0 15-14.500 0z',
  red: 'M-11-11H11V11H-11z',
  multi:
    'M0-15 3.440-8.310 10.610-10.610 8.310-3.440 15 0 8.310 3.440 10.610 10.610 3.440 8.310 0 15-3.440 8.310-10.610 10.610-8.310 3.440-15 0-8.310-3.440-10.610-10.610-3.440-8.310z',
}
/** The sign of an effect. */
export const SIGNS: Record<string, string> = {
  flower: 'flower',
  chip_any: 'chip-any',
  chip_own: 'chip-own',
  move: 'move',
  advance: 'advance',
  build: 'build',
  search_build: 'search',
  colour: 'paint',
}

export const sign = (effect: string): string => SIGNS[effect] ?? 'build'
export const TURNS: Record<string, number> = { N: 0, E: 90, S: 180, W: 270 }

/** What waking a square gives, as numbers with a sign. */
export function gains(waking: Waking): { amount: number; sign: string }[] {
  const all = [
    { amount: waking.chips ?? 0, sign: 'chip-any' },
    { amount: waking.moves ?? 0, sign: 'move' },
    { amount: waking.flowers ?? 0, sign: 'flower' },
  ]
  return all.filter(({ amount }) => amount)
}
