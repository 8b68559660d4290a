/** The log of the mountain: a turn of several moves told as one sentence. */

import type { LogEntry, Sheet } from '../../net/wire'
import type { Speaker } from '../../words/say'
import type { Line, SheetRow } from '../game'

export const RULE = { build: 'MSD-043', extend: 'MSD-047', zones: 'MSD-061', board: 'MSD-059' } as const

/** Moves that are told together: the tiles of a turn and what was made of them. */
const OF_A_TURN = ['place', 'stop', 'build', 'extend', 'leave']
/** What only its owner could be told more of: dealt and drawn tiles. */
const UNTOLD = ['deal', 'draw']

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

/** One line for the moves of a turn; a single move is told by its own event. */
function tell(line: Line, entries: LogEntry[], say: Speaker): void {
  const last = entries.at(-1)!
  line.to = last.number
  line.places = [...new Set([...line.places, ...(last.event.places ?? [])])]
  const tiles = entries.filter(({ event }) => event.kind === 'place').length
  const made = entries.map(madeBy).find(Boolean) ?? null
  if (!tiles) {
    line.parts = say.event(last.event)
    return
  }
  line.parts = say.parts('ui-log-turn', { seat: line.seat, tiles, made: made?.kind ?? 'none' })
  if (!made) return
  line.gain = made.points
  line.rule = RULE[made.kind]
}

/** The mine that a move made, if it did. */
const madeBy = ({ event }: LogEntry) =>
  (event.kind === 'build' || event.kind === 'extend') && 'mine' in event ? event.mine : null

/** Mines by what they paid, then the zones from the largest on. */
export function sheetRows(_log: LogEntry[], sheet: Sheet, say: Speaker): SheetRow[] {
  const zones = sheet.seats.map(({ lines }) =>
    lines.filter(({ rule }) => rule === RULE.zones).sort((a, b) => b.points - a.points),
  )
  const sum = (items: { points: number }[]) => items.reduce((total, { points }) => total + points, 0)
  const board = sheet.seats.map(({ lines }) => sum(lines.filter(({ rule }) => rule !== RULE.zones)))
  const nth = (what: string, n: number): SheetRow => ({
    what,
    rule: RULE.zones,
    cells: zones.map((own) => {
      const zone = own[n]
      const { foundations = '', tokens = '' } = zone?.args ?? {}
      return zone
        ? { detail: `${String(foundations)} × ${String(tokens)}`, points: zone.points }
        : { detail: '', points: null }
    }),
  })
  const rest = zones.map((own) => own.slice(2))
  return [
    ...mineRows(sheet, say),
    {
      what: say.ui('sheet-mines'),
      rule: RULE.board,
      sub: true,
      cells: board.map((points) => ({ detail: '', points })),
    },
    nth(say.ui('sheet-largest'), 0),
    nth(say.ui('sheet-next'), 1),
    {
      what: say.ui('sheet-others'),
      rule: RULE.zones,
      cells: rest.map((own) =>
        own.length
          ? { detail: say.ui('sheet-more', { count: own.length }), points: sum(own) }
          : { detail: '', points: null },
      ),
    },
    {
      what: say.ui('sheet-zones'),
      rule: RULE.zones,
      sub: true,
      cells: zones.map((own) => ({ detail: '', points: sum(own) })),
    },
  ]
}

/** A row for each way in which mines paid. */
function mineRows(sheet: Sheet, say: Speaker): SheetRow[] {
  const made = sheet.seats.map(({ lines }) =>
    lines.flatMap(({ message, points, rule, args: { mine = '', times = 0, each = 0 } = {} }) =>
      message === 'made'
        ? [
            {
              what: say.ui('sheet-made', { mine, points: each }),
              rule,
              points,
              detail: `${String(times)} × ${String(each)}`,
            },
          ]
        : [],
    ),
  )
  const rows = new Map(made.flat().map(({ what, rule }) => [what, rule]))
  return [...rows]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([what, rule]) => ({
      what,
      rule,
      cells: made.map((own) => own.find((line) => line.what === what) ?? { detail: '', points: null }),
    }))
}
