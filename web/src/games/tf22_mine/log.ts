/** The log of the mine, and the last fight in it. */

import type { components } from '../../net/schema'
import type { LogEntry } from '../../net/wire'
import type { Speaker } from '../../words/say'
import type { Line } from '../game'
import { lines as plainLines } from '../generic/lines'
import type { Fight } from './view'

/** Every move is a line, and so is the drift of the loaders after it; the layout is one line, and each round has its heading. */
export function lines(log: LogEntry[], say: Speaker): Line[] {
  const laid = log.filter(({ event }) => event.kind === 'lay').length
  let round = 0
  const headed = (line: Line, now: number): Line => {
    const head = now > round ? { head: say.ui('log-round', { round: now }) } : {}
    round = Math.max(round, now)
    return { ...line, ...head }
  }
  const told = log.slice(laid).flatMap((entry) => {
    const own = plainLines([alone(entry)], say).map((line) => headed(line, roundOf(entry.event)))
    return [...own, ...drifts(entry).map((drift) => headed(drifted(entry, drift, say), drift.round))]
  })
  if (!laid) return told
  const layout = { seat: -1, parts: [{ text: say.ui('log-laid') }], from: 0, to: laid - 1, places: [] }
  return [{ ...layout, head: say.ui('log-setup') }, ...told]
}

/** A move without the drift after it, which has a line of its own. */
function alone({ event, ...entry }: LogEntry): LogEntry {
  return { ...entry, event: 'follows' in event ? { ...event, follows: [] } : event }
}

type Drift = components['schemas']['Tf22MineLoadersDrifted']

const roundOf = (event: LogEntry['event']): number => ('round' in event ? (event.round ?? 0) : 0)

function drifts({ event }: LogEntry): Drift[] {
  return 'follows' in event ? (event.follows ?? []) : []
}

const drifted = ({ number }: LogEntry, drift: Drift, say: Speaker): Line => ({
  seat: drift.seat,
  parts: say.parts('ui-log-drift', { ...drift }),
  from: number + 0.5,
  to: number,
  places: [],
})

/** The last fight that was fought out, and the number of the move that ended it. */
export function lastFight(log: LogEntry[]): (Fight & { number: number }) | null {
  for (const { event, number } of log.toReversed()) {
    if (event.kind === 'defence' && 'fight' in event) return { ...event.fight, number }
  }
  return null
}
