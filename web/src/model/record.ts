/** The replacement for a table when a record file is shown. */

import type { SeatLine } from '../net/wire'

/** The seats of a record: names, and nobody there to play on. */
export const seatsOfRecord = (names: readonly string[]): SeatLine[] =>
  names.map((name, seat) => ({
    seat,
    kind: 'person',
    name,
    bot: null,
    mine: false,
    present: true,
    link: null,
    also: [],
    program: false,
  }))
