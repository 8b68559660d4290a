/** Sentences from the server say "Seat 2"; here the players' names are put in. */

import type { SeatLine } from '../net/wire'
import { t } from '../words'

const SEAT = /\b([Ss])eat (\d+)\b(?:'s)?/g

/** What a player is called at the table; a bot gets a name by its seat, for there may be several of a kind. */
export function playerName(line: SeatLine): string {
  if (line.kind === 'bot') return t.bots[line.seat % t.bots.length] ?? line.name
  return line.name || t.table.empty
}

export function seatName(seats: readonly SeatLine[], seat: number): string {
  const line = seats[seat]
  return line && line.kind !== 'open' ? playerName(line) : t.seat(seat + 1)
}

export function named(words: string, seats: readonly SeatLine[]): string {
  return words.replace(SEAT, (whole, _s: string, number: string) => {
    const name = seatName(seats, Number(number))
    return whole.endsWith("'s") ? `${name}'s` : name
  })
}

/** The sentence without its subject: "plays T40 at 0,1"; the log shows the name apart. */
export function predicate(words: string, seat: number): string {
  const start = `Seat ${seat}`
  if (!words.startsWith(start)) return words
  return words.slice(start.length).replace(/^:?\s+/, '')
}
