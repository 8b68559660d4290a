/** A village of nine squares, for the picture in the lobby. */

export interface Square {
  name: string
  level?: number
  colour?: string
  done?: boolean
}

export const SQUARES: Square[] = [
  { name: 'A1', level: 2, colour: 'green', done: true },
  { name: 'B1' },
  { name: 'C1', level: 1, colour: 'yellow', done: true },
  { name: 'A2', level: 3, colour: 'red' },
  { name: 'B2', level: 2, colour: 'green', done: true },
  { name: 'C2', level: 1, colour: 'yellow', done: true },
  { name: 'A3' },
  { name: 'B3', level: 1, colour: 'purple' },
  { name: 'C3', level: 3, colour: 'purple', done: true },
]

const LINES = [75, 283, 491]
/** The positions of figures: on the lines between two squares. */
export const PLACES: [x: number, y: number][] = LINES.flatMap((along) =>
  [179, 387].flatMap((between): [number, number][] => [
    [between, along],
    [along, between],
  ]),
)
export const FIGURES: [x: number, y: number, number: number][] = [
  [75, 178, 1],
  [179, 282, 5],
  [75, 386, 4],
  [387, 490, 2],
  [491, 178, 6],
]
