/** The end of a table, in a few words. */

import { playerName } from '../model/names'
import type { TableLine } from '../net/wire'
import { t } from '../words'
import { winSentence, teamEnd } from '../words/phrases'

/** Return the result of a table that is over. */
export function ending({ result, seats }: TableLine): string {
  if (!result) return t('lobby-finished')
  if (result.won !== null && result.won !== undefined) return teamEnd(result.won)
  const winners = result.standing[0] ?? []
  const points = result.scores[winners[0] ?? 0] ?? 0
  if (seats.length === 1) return t('points', { n: points })
  const names = winners.map((seat) => playerName(seats[seat]!))
  return winSentence(names, points)
}
