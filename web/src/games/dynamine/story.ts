/** The log of the mines: the set-up in one line, the token of a round as its heading, what is turned up told with what was bought. */

import type { Event, Line as SheetLine, LogEntry, Sheet } from '../../net/wire'
import type { Speaker } from '../../words/say'
import type { Line, SheetRow } from '../game'
import { gainKinds, placeOf, RULES, withContents } from './view'

/** What follows from a move by chance, and so is told with it; a turn that ends without a loss is told by the next one. */
const follows = (event: Event): boolean =>
  event.kind === 'show' || event.kind === 'open' || (event.kind === 'end' && !event.lost && event.ends !== 'game')

export function lines(log: LogEntry[], say: Speaker): Line[] {
  const told: Line[] = []
  let head: string | null = say.ui('log-setup')
  let begun = false
  for (const { event, number } of log) {
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
  } else if (event.kind === 'take' && 'card' in event) line.rule = 'DYN-073'
  const parts = 'parts' in event ? gainKinds(event.parts) : []
  if (parts[0]) line.rule = RULES[parts[0][0]]
}

const ROWS: [message: string, rule: string][] = [
  ['veins', RULES.veins],
  ['altar', RULES.altars],
  ['well', RULES.wells],
  ['fossil', RULES.fossils],
  ['reward', RULES.rewards],
  ['item', RULES.items],
  ['mission', RULES.missions],
]

/** One row for each kind of points, and in each cell how many there were. */
export function sheetRows(_: LogEntry[], sheet: Sheet, say: Speaker): SheetRow[] {
  return ROWS.map(([message, rule]) => ({
    what: say.ui('sheet-row', { message }),
    rule,
    cells: sheet.seats.map(({ lines }) => {
      const own = lines.filter((line) => line.message === message)
      if (!own.length) return { detail: '', points: null }
      return { detail: detail(message, own, say), points: own.reduce((sum, { points }) => sum + points, 0) }
    }),
  }))
}

function detail(message: string, lines: SheetLine[], say: Speaker): string {
  const met = lines.filter(({ points }) => points > 0).length
  if (message === 'mission') return say.ui('sheet-met', { met, all: lines.length })
  const count = message === 'veins' ? lines.reduce((sum, { args }) => sum + Number(args?.veins ?? 0), 0) : lines.length
  return say.ui('sheet-count', { count })
}
