/** The positions of crews, loaders and places on the board. */

import { corner, outside, type Side } from '../../draw/square'
import type { Point } from '../../draw/hex'
import type { Cell } from './view'

/** Return the positions of crews on a card: one in the middle, more of them towards the corners. */
const SPOTS = [
  [],
  [[50, 70]],
  [
    [31, 72],
    [69, 72],
  ],
  [
    [30, 54],
    [70, 54],
    [50, 98],
  ],
  [
    [29, 52],
    [71, 52],
    [29, 100],
    [71, 100],
  ],
]

const spot = (count: number, i: number) => SPOTS[Math.min(count, 4)]?.[i] ?? [50, 70]

export type Standing = Cell['crews'][number] & Point

/** All crews, by colour and not by card, so that a crew that moves is still the same one. */
export const standing = (cells: readonly Cell[]): Standing[] =>
  cells
    .flatMap(({ cell, crews }) =>
      crews.map((crew, i) => {
        const [x = 0, y = 0] = spot(crews.length, i)
        return { ...crew, x: corner(cell).x + x, y: corner(cell).y + y }
      }),
    )
    .sort((a, b) => a.colour.localeCompare(b.colour))

/** Return a loader's position and rotation. */
export function berth(slots: readonly { cell: string; side: Side }[], slot: number): Point & { turn: number } {
  const place = slots[slot]
  return place ? outside(place.cell, place.side) : { x: 0, y: 0, turn: 0 }
}

/** Return a card's position, as an attribute of its group. */
export const move = (cell: string): string => `translate(${corner(cell).x} ${corner(cell).y})`

/** Whether a place is a card of the board, as "c3". */
export const isCell = (at: string): boolean => /^[a-z]\d+$/.test(at)
