/** Upright cards in rows and columns, named like a chessboard seen from the north: a1 is the north-west corner. */

import type { Bounds, Point } from './hex'

export const CARD = { width: 100, height: 140, gap: 8 } as const
const STEP = { x: CARD.width + CARD.gap, y: CARD.height + CARD.gap }

export interface Place {
  column: number
  row: number
}

/** Read the name of a cell, such as b3. */
export function place(cell: string): Place {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) - 1 }
}

/** Return the name of a cell, such as b3. */
export const cellName = ({ column, row }: Place): string => `${String.fromCharCode(97 + column)}${row + 1}`

/** Return the upper left corner of a card. */
export function corner(cell: string): Point {
  const { column, row } = place(cell)
  return { x: column * STEP.x, y: row * STEP.y }
}

/** Return the centre of a card. */
export function middle(cell: string): Point {
  const { x, y } = corner(cell)
  return { x: x + CARD.width / 2, y: y + CARD.height / 2 }
}

/** Return a frame around several cards, this much larger on every side. */
export function around(from: string, to: string, margin: number): Bounds {
  const a = corner(from)
  const b = corner(to)
  return {
    x: a.x - margin,
    y: a.y - margin,
    width: b.x + CARD.width - a.x + 2 * margin,
    height: b.y + CARD.height - a.y + 2 * margin,
  }
}

export type Side = 'N' | 'E' | 'S' | 'W'

/** Return a place outside the board, beside a card, and the angle of something there that points clockwise around the board. */
export function outside(cell: string, side: Side, away = 34): Point & { turn: number } {
  const { x, y } = corner(cell)
  switch (side) {
    case 'N':
      return { x: x + CARD.width / 2, y: y - away, turn: 0 }
    case 'E':
      return { x: x + CARD.width + away, y: y + CARD.height / 2, turn: 90 }
    case 'S':
      return { x: x + CARD.width / 2, y: y + CARD.height + away, turn: 180 }
    case 'W':
      return { x: x - away, y: y + CARD.height / 2, turn: 270 }
  }
}

/** One step with an arrow key, staying on the board. */
export function stepped(cell: string, key: string, columns: number, rows: number): string {
  const { column, row } = place(cell)
  const by = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key]
  if (!by) return cell
  return cellName({
    column: Math.min(columns - 1, Math.max(0, column + by[0]!)),
    row: Math.min(rows - 1, Math.max(0, row + by[1]!)),
  })
}

/** A band through a card as one path: straight, and a quarter bend between all neighbouring openings. */
export function gallery(open: string, width: number = CARD.width, height: number = CARD.height): string {
  const [x, y, bend] = [width / 2, height / 2, width * 0.26]
  const has = (sides: string) => [...sides].every((side) => open.includes(side))
  const turn = (to: 'N' | 'S', side: 'E' | 'W') => {
    const out = side === 'E' ? 1 : -1
    return `M${x} ${to === 'N' ? 0 : height}V${to === 'N' ? y - bend : y + bend}Q${x} ${y} ${x + out * bend} ${y}H${side === 'E' ? width : 0}`
  }
  const parts: [string, string][] = [
    ['NS', `M${x} 0V${height}`],
    ['EW', `M0 ${y}H${width}`],
    ['NE', turn('N', 'E')],
    ['SE', turn('S', 'E')],
    ['SW', turn('S', 'W')],
    ['NW', turn('N', 'W')],
  ]
  const path = parts
    .filter(([sides]) => has(sides))
    .map(([, d]) => d)
    .join('')
  if (path || !open) return path
  return { N: `M${x} 0V${y}`, E: `M${width} ${y}H${x}`, S: `M${x} ${height}V${y}`, W: `M0 ${y}H${x}` }[open] ?? ''
}
