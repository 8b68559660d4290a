/** Leaving a table: a bot plays on if others stay; a table where nobody else has sat is deleted. */

import { api, Refused } from '../net/api'
import type { SeatLine, TableLine } from '../net/wire'
import { usualBot } from './bots'

/** True if no other person sits there. */
export const isAlone = (seats: readonly SeatLine[]): boolean =>
  !seats.some((line) => line.kind === 'person' && !line.mine)

/** Leave all of the player's seats at a table, or delete the table if nobody else has a part in it. */
export async function leaveTable(id: string, seats: readonly SeatLine[], status: TableLine['status']): Promise<void> {
  if (isAlone(seats) && (await deleted(id))) return
  const own = seats.filter((line) => line.mine)
  if (status === 'open') for (const { seat } of own) await api.leave(id, seat)
  else if (status === 'running') {
    const bot = usualBot((await api.games()).bots)
    for (const { seat } of own.filter((line) => !line.bot)) await api.handOver(id, seat, bot)
  }
}

/** Delete the table; false if others have a part in it, so that it may not be deleted. */
async function deleted(id: string): Promise<boolean> {
  try {
    await api.deleteTable(id)
    return true
  } catch (error) {
    if (error instanceof Refused && error.problem.status === 403) return false
    throw error
  }
}
