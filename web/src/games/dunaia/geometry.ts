/** The geometry of a village: nine plots, and lines between them where the giants are. */

import type { Point } from '../../draw/hex'

export const PLOT = { width: 150, height: 166 }
export const VILLAGE = { x: -40, y: -44, width: 642, height: 676 }
/** The distance from the top of a plot to the pill with its effects: above the heads of the giants below. */
export const PILL = 137
/** The socket of a level 1 house: its middle, measured from the corner, and the size of the die. */
export const SOCKET = { at: 26.5, die: 1.05 }
const STEP = { x: 206, y: 222 }

const column = (square: string) => square.charCodeAt(0) - 65
const row = (square: string) => Number(square[1]) - 1

/** The upper left corner of a plot. */
export const corner = (square: string) => ({ x: STEP.x * column(square), y: STEP.y * row(square) })
/** Return the centre of a plot. */
export const middle = (square: string) => ({
  x: corner(square).x + PLOT.width / 2,
  y: corner(square).y + PLOT.height / 2,
})

/** The two squares of a line. */
export function ends(line: string): [string, string] {
  const [a = '', b = a] = line.split('-')
  return [a, b]
}
/** Return whether the line runs level, between a plot and the one below it. */
export const isLevel = (line: string): boolean => ends(line)[0][0] === ends(line)[1][0]

/** The middle of a line. */
export function between(line: string) {
  const [a, b] = ends(line)
  return { x: (middle(a).x + middle(b).x) / 2, y: (middle(a).y + middle(b).y) / 2 }
}

/** Return the positions of a line's giants: side by side on a level line, in file on an upright one. */
export function stand(line: string, count: number, i: number) {
  const { x, y } = between(line)
  const off = (i - (count - 1) / 2) * (isLevel(line) ? 50 : 56)
  return isLevel(line) ? { x: x + off, y } : { x, y: y + off }
}

/** Move a step by arrow key. Squares and lines form a grid of five by five. */
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

/** Return whether this is the name of a square or of a line. */
export const isSpot = (name: string): boolean => /^[A-C][1-3](-[A-C][1-3])?$/.test(name)

/** Return the line nearest to a point; "" if there are none. */
export function nearest(lines: readonly { line: string }[], { x, y }: Point): string {
  const far = ({ line }: { line: string }) => Math.hypot(between(line).x - x, between(line).y - y)
  return lines.toSorted((a, b) => far(a) - far(b))[0]?.line ?? ''
}
