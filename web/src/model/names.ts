/** What players are called. */

import type { SeatLine } from '../net/wire'
import { t } from '../words'

/** What a player is called at the table; a bot gets a name by its seat, for there may be several of a kind. */
export function playerName(line: SeatLine): string {
  if (line.kind === 'bot') return t.bots[line.seat % t.bots.length] ?? line.name
  return line.name || t.table.empty
}

export function seatName(seats: readonly SeatLine[], seat: number): string {
  const line = seats[seat]
  return line && line.kind !== 'open' ? playerName(line) : t.seat(seat + 1)
}
