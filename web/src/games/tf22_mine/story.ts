/** The log of the mine, and the last fight in it. */

import type { LogEntry } from '../../net/wire'
import type { Speaker } from '../../words/say'
import type { Line } from '../game'
import { lines as plainLines } from '../generic'
import type { Fight } from './view'

/** Every move is a line; the layout is told as one, and each round has its heading. */
export function lines(log: LogEntry[], say: Speaker): Line[] {
  const laid = log.filter(({ event }) => event.kind === 'lay').length
  const told = plainLines(log.slice(laid), say)
  let round = 0
  told.forEach((line, i) => {
    const { event } = log[laid + i]!
    const now = 'round' in event ? (event.round ?? 0) : round
    if (now > round) line.head = say.ui('log-round', { round: now })
    round = Math.max(round, now)
  })
  if (!laid) return told
  const layout = { seat: -1, parts: [{ text: say.ui('log-laid') }], from: 0, to: laid - 1, places: [] }
  return [{ ...layout, head: say.ui('log-setup') }, ...told]
}

/** The last fight that was fought out, and the number of the move that ended it. */
export function lastFight(log: LogEntry[]): (Fight & { number: number }) | null {
  for (const { event, number } of log.toReversed()) {
    if (event.kind === 'defence' && 'fight' in event) return { ...event.fight, number }
  }
  return null
}
