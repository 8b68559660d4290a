/** The log of the mine: a turn as one line, with what it drew or paid. */

import type { LogEntry, View } from '../../net/wire'
import type { Part, Speaker } from '../../words/say'
import type { Line, Moment, TeamVerdict } from '../game'
import { miner } from './view'

/** Events that follow from the action of a turn. */
const FOLLOWS = ['pay', 'draw']

/** Return the log as lines, one for each turn. */
export function lines(log: LogEntry[], say: Speaker): Line[] {
  const told: Line[] = []
  const setup = log.filter(({ event }) => event.kind === 'deal' || event.kind === 'start')
  if (setup.length) {
    const last = setup.at(-1)!
    told.push({
      seat: -1,
      parts: say.parts('ui-log-set-up', { cards: setup.filter(({ event }) => event.kind === 'deal').length }),
      from: setup[0]!.number,
      to: last.number,
      places: last.event.places ?? [],
      head: say.ui('log-setup'),
    })
  }
  let round = 0
  for (const { event, number, rule } of log.slice(setup.length)) {
    const open = told.at(-1)
    if (FOLLOWS.includes(event.kind) && open) open.to = number
    else {
      const line: Line = {
        seat: event.seat ?? -1,
        parts: partsOf(event, say),
        from: number,
        to: number,
        places: event.places ?? [],
        ...(event.kind === 'excavate' && 'card' in event ? { piece: event.card } : {}),
        ...(rule ? { rule } : {}),
      }
      const now = 'round' in event ? (event.round ?? 0) : round
      if (now > round) line.head = say.ui('round', { round: now })
      round = Math.max(round, now)
      told.push(line)
    }
    if ('verdict' in event && event.verdict)
      told.at(-1)!.parts.push({ text: say.ui('log-over', { reason: say.name('end', event.verdict.reason) }) })
  }
  return told
}

function partsOf(event: LogEntry['event'], say: Speaker): Part[] {
  if (event.kind === 'excavate' && 'supply' in event) {
    const { seat, how, part, by, supply, vein } = event
    return say.parts('ui-log-dig', { seat, how, part, by, supply, vein })
  }
  if ((event.kind === 'build' || event.kind === 'upgrade') && 'name' in event && 'price' in event)
    return say.parts('ui-log-spend', { seat: event.seat, kind: event.kind, name: event.name, price: event.price })
  return say.event(event)
}

export interface Deed {
  digs: number
  supply: number
  vein: number
  gold: number
}

/** Return each seat's actions, from the log. */
export function deeds(log: readonly LogEntry[], seats: number): Deed[] {
  const bySeat = Array.from({ length: seats }, (): Deed => ({ digs: 0, supply: 0, vein: 0, gold: 0 }))
  for (const { event } of log) {
    const own = bySeat[event.seat ?? -1]
    if (!own) continue
    if (event.kind === 'excavate') own.digs++
    else if (event.kind === 'pay') own.gold++
    else if (event.kind === 'draw' && 'why' in event) own[event.why === 'supply' ? 'supply' : 'vein']++
  }
  return bySeat
}

/** The team's result: the rank is the title. */
export function verdict(view: View, say: Speaker): TeamVerdict | null {
  const { outcome } = miner(view)
  if (!outcome) return null
  const title = outcome.rank ? say.name('rank', outcome.rank) : say.ui('lost')
  return { title, text: say.ui(outcome.won ? 'won-told' : 'lost-told', { reason: say.name('end', outcome.reason) }) }
}

const MOMENTS = 4

/** Return the turning points: the digs that drew most, and the last upgrade needed. */
export function moments(log: LogEntry[], say: Speaker, view: View): Moment[] {
  const { goal } = miner(view).public.progress
  const told = lines(log, say)
  const worth = ({ from }: Line): number => {
    const event = log.find(({ number }) => number === from)?.event
    if (event?.kind === 'excavate' && 'draws' in event) return event.draws
    return event?.kind === 'upgrade' && 'upgraded' in event && event.upgraded === goal ? 99 : 0
  }
  return told
    .map((line) => ({ line, worth: worth(line) }))
    .filter(({ worth }) => worth > 1)
    .sort((a, b) => b.worth - a.worth || a.line.from - b.line.from)
    .slice(0, MOMENTS)
    .sort((a, b) => a.line.from - b.line.from)
    .map(({ line }) => ({ frame: line.to + 1, seat: line.seat, parts: line.parts }))
}
