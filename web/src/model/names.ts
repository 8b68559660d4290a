/** Sentences from the server say "Seat 2"; here the players' names are put in. */

import type { SeatLine } from '../net/wire'

const SEAT = /\b([Ss])eat (\d+)\b(?:'s)?/g

export function seatName(seats: readonly SeatLine[], seat: number): string {
  const line = seats[seat]
  return line?.name || `Seat ${seat + 1}`
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
