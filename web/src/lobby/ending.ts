/** How a table ended, in a few words. */

import { playerName } from '../model/names'
import type { TableLine } from '../net/wire'
import { t } from '../words'

export function ending({ result, seats }: TableLine): string {
  if (!result) return t.lobby.finished
  if (result.won !== null && result.won !== undefined) return t.end.team(result.won)
  const winners = result.standing[0] ?? []
  const points = result.scores[winners[0] ?? 0] ?? 0
  if (seats.length === 1) return t.end.solo(points)
  const names = winners.map((seat) => playerName(seats[seat]!))
  return names.length === 1 ? t.end.wins(names[0]!, points) : t.end.shared(t.list(names), points)
}
