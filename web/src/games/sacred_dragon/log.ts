/** The log of the mountain: a turn of several moves as one sentence. */

import type { LogEntry } from '../../net/wire'
import type { Speaker } from '../../words/say'
import type { Line } from '../game'

/** Moves that share a line: the tiles of a turn and the mines made of them. */
const OF_A_TURN = ['place', 'stop', 'build', 'extend', 'leave']
/** Events that only their owner could see more of: dealt and drawn tiles. */
const UNTOLD = ['deal', 'draw']

/** The log as lines, one for each turn. */
export function lines(log: LogEntry[], say: Speaker): Line[] {
  const told: Line[] = []
  let open: { line: Line; entries: LogEntry[] } | null = null
  let round = 0
  let head: string | null = null
  for (const entry of log) {
    const { event, number } = entry
    if (round === 0 && !told.length && event.kind === 'begin') head = say.ui('log-setup')
    if (entry.seat >= 0 && round === 0) [round, head] = [1, say.ui('log-starting')]
    if (UNTOLD.includes(event.kind)) open = null
    else {
      const seat = event.seat ?? -1
      const together = open !== null && open.line.seat === seat && OF_A_TURN.includes(event.kind)
      if (open === null || !together) {
        const line: Line = { seat, parts: [], from: number, to: number, places: [] }
        open = { line, entries: [] }
        if (head !== null) line.head = head
        head = null
        told.push(line)
      }
      open.entries.push(entry)
      tell(open.line, open.entries, say)
    }
    if ('ends' in event && event.ends === 'round') [round, head] = [round + 1, say.ui('log-round', { round })]
  }
  return told
}

/** Write one line for the moves of a turn; a single move keeps its own event. */
function tell(line: Line, entries: LogEntry[], say: Speaker): void {
  const last = entries.at(-1)!
  line.to = last.number
  line.places = [...new Set([...line.places, ...(last.event.places ?? [])])]
  const tiles = entries.filter(({ event }) => event.kind === 'place').length
  const maker = entries.find((entry) => madeBy(entry))
  const made = maker ? madeBy(maker) : null
  if (!tiles) {
    line.parts = say.event(last.event)
    return
  }
  line.parts = say.parts('ui-log-turn', { seat: line.seat, tiles, made: made?.kind ?? 'none' })
  if (!made) return
  line.gain = made.points
  if (maker?.rule) line.rule = maker.rule
}

/** The mine that a move made, if it did. */
const madeBy = ({ event }: LogEntry) =>
  (event.kind === 'build' || event.kind === 'extend') && 'mine' in event ? event.mine : null
