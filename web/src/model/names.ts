/** Names of players. */

import type { SeatLine } from '../net/wire'
import { t } from '../words'

/** The number of names that the catalogues have for bots. */
const BOT_NAMES = 6

/** Return a player's name at the table; a bot is named by its seat, because there may be several of a kind. */
export function playerName(line: SeatLine): string {
  if (line.kind === 'bot') return t('bot-name', { n: line.seat % BOT_NAMES })
  return line.name || t('table-empty')
}

/** Return the name of the player at a seat, or of the seat if it is open. */
export function seatName(seats: readonly SeatLine[], seat: number): string {
  const line = seats[seat]
  return line && line.kind !== 'open' ? playerName(line) : t('seat', { n: seat + 1 })
}
