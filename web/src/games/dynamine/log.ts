/** The log of the mines: the setup in one line, a round's token as its heading, revealed tiles beside the purchase. */

import type { Event, LogEntry } from '../../net/wire'
import type { Speaker } from '../../words/say'
import type { Line } from '../game'
import { withContents } from './faces'
import { placeOf } from './geometry'

/** Events that follow from a move by chance and share its line; the next turn covers a turn that ends without a loss. */
const follows = (event: Event): boolean =>
  event.kind === 'show' || event.kind === 'open' || (event.kind === 'end' && !event.lost && event.ends !== 'game')

/** The log as lines. */
export function lines(log: LogEntry[], say: Speaker): Line[] {
  const told: Line[] = []
  let head: string | null = say.ui('log-setup')
  let begun = false
  for (const { event, number, rule } of log) {
    const line = told.at(-1)
    begun ||= event.kind === 'begin' || ('round' in event && Boolean(event.round))
    if (event.kind === 'token' && 'token' in event) {
      head = say.ui('log-round', { round: event.round ?? 0, token: event.token })
      if (line) line.to = number
    } else if (line && (begun ? follows(event) : true)) line.to = number
    else {
      const fresh: Line = { seat: event.seat ?? -1, parts: [], from: number, to: number, places: [] }
      if (begun) tell(fresh, event, say)
      else fresh.parts = say.parts('ui-log-laid', {})
      if (begun && rule) fresh.rule = rule
      if (head !== null) fresh.head = head
      head = null
      told.push(fresh)
    }
  }
  return told
}

function tell(line: Line, event: Event, say: Speaker): void {
  const { seat } = line
  line.places = (event.places ?? []).map((place) => placeOf(seat, place))
  line.parts = say.event(event)
  const gain = event.gains?.[seat] ?? 0
  if (gain > 0) line.gain = gain
  if (event.kind === 'build' && 'pile' in event) {
    const { bonus, token, reached, seals, level, face } = event
    const has = withContents(face, say)
    line.parts = say.parts('ui-log-build', { seat, exits: face.exits, has, level, bonus, token, reached, seals })
  } else if (event.kind === 'move' && 'by' in event) {
    const { level, face, by } = event
    const has = withContents(face, say)
    line.parts = say.parts('ui-log-move', { seat, exits: face.exits, has, level, by })
  }
}
