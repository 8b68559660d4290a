/** The log of the valley: a turn told as one sentence, the set-up as another. */

import type { components } from '../../net/schema'
import type { LogEntry, Sheet } from '../../net/wire'
import type { Part, Speaker } from '../../words/say'
import type { Line, SheetRow } from '../game'

type Then = NonNullable<components['schemas']['DunaiaTook']['then']>[number]
/** What an event of this game has beside its own fields. */
interface Told {
  round?: number
  then?: Then[]
}

/** Moves of chance that only lay out the table or turn up a tile. */
const LAID_OUT = ['begin', 'elder', 'prophecy', 'elite', 'draw']
/** What follows and is told by the heading, by the next line or by the board itself. */
const UNTOLD = ['next', 'draw', 'collect', 'elder', 'prophecy', 'asleep']
/** Moves of which nothing is told but what follows. */
const FORCED = ['take', 'recycle', 'build', 'search', 'colour'] // the only answer there was
const SILENT = ['continue', 'first', 'perform', 'stop', 'keep']

export function lines(log: LogEntry[], say: Speaker): Line[] {
  const told: Line[] = []
  const start = log.findIndex(({ event }) => ((event as Told).round ?? 0) > 0 && !LAID_OUT.includes(event.kind))
  const setup = start < 0 ? log.length : start
  if (setup) told.push(laidOut(log.slice(0, setup), say))
  let open: { line: Line; rolls: number[]; said: Part[][] } | null = null
  let round = 0
  for (const entry of log.slice(setup)) {
    const { event, number } = entry
    const seat = event.seat ?? -1
    if (event.kind === 'draw') {
      if (open) open.line.to = number
      continue
    }
    if (!open || open.line.seat !== seat) {
      open = { line: { seat, parts: [], from: number, to: number, places: [] }, rolls: [], said: [] }
      const now = (event as Told).round ?? round
      if (now > round) open.line.head = say.ui('log-round', { round: now })
      round = Math.max(round, now)
      told.push(open.line)
    }
    open.line.to = number
    if (event.kind === 'roll' && 'value' in event) open.rolls.push(Number(event.value))
    else open.said.push(...sentences(entry, say))
    open.line.places = [...new Set([...open.line.places, ...placesOf(entry)])].filter(
      (place) => !place.startsWith('die/'),
    )
    open.line.parts = joined(open.line.seat, open.rolls, open.said, say)
    if (nextTurn(entry)) open = null
  }
  return told.filter(({ parts }) => parts.length)
}

const thens = ({ event }: LogEntry): Then[] => (event as Told).then ?? []
const nextTurn = (entry: LogEntry): boolean => thens(entry).some(({ kind }) => kind === 'next')
const placesOf = (entry: LogEntry): string[] => [
  ...(entry.event.places ?? []),
  ...thens(entry).flatMap((then) => ('places' in then ? (then.places ?? []) : [])),
]

/** The set-up in a line: who begins, and what is on the table. */
function laidOut(log: LogEntry[], say: Speaker): Line {
  const began = log.find(({ event }) => event.kind === 'begin')?.event.seat ?? -1
  const parts = say.parts('ui-log-setup', { seat: began, begun: began < 0 ? 'no' : 'yes' })
  return { seat: -1, parts, from: log[0]!.number, to: log.at(-1)!.number, places: [], head: say.ui('log-begin') }
}

/** What a move is told as: itself, then what followed from it. A move and its consequences are short clauses. */
function sentences(entry: LogEntry, say: Speaker): Part[][] {
  const { event } = entry
  const own = SILENT.includes(event.kind) ? [] : clause(`log-${event.kind}`, event, say)
  const after = thens(entry)
    .filter(({ kind }) => !UNTOLD.includes(kind))
    .map((then) => clause(FORCED.includes(then.kind) ? `log-${then.kind}` : `then-${then.kind}`, then, say))
  return [own, ...after].filter((parts) => parts.length)
}

const clause = (message: string, told: object, say: Speaker): Part[] => say.parts(`ui-${message}`, { ...told })

/** "Ines rolls 1, 3, 4, takes 4, A1 goes on to 3 of 5." */
function joined(seat: number, rolls: number[], said: Part[][], say: Speaker): Part[] {
  const all = rolls.length ? [say.parts('ui-log-rolls', { rolls }), ...said] : said
  if (!all.length) return []
  const list = all.flatMap((parts, i) => (i ? [{ text: ', ' }, ...parts] : parts))
  return [...say.parts('ui-log-who', { seat }), ...list]
}

// ---- the final sheet --------------------------------------------------------------------------------------------

const ROWS = ['building', 'arrow', 'prophecy', 'artefacts', 'flowers']

/** A row for each source of points. */
export function sheetRows(_: LogEntry[], sheet: Sheet, say: Speaker): SheetRow[] {
  return ROWS.map((message) => {
    const own = sheet.seats.map(({ lines: all }) => all.filter((line) => line.message === message))
    return {
      what: say.ui(`sheet-${message}`),
      rule: own.flat()[0]?.rule ?? '',
      cells: own.map((list) => ({
        detail: detail(message, list, say),
        points: list.length ? list.reduce((sum, { points }) => sum + points, 0) : null,
      })),
    }
  }).filter(({ cells }) => cells.some(({ points }) => points !== null))
}

function detail(message: string, list: Sheet['seats'][number]['lines'], say: Speaker): string {
  if (!list.length) return ''
  if (message === 'prophecy') return list.map(({ args }) => say.name('prophecy', String(args?.prophecy))).join(', ')
  const counted = Number(list[0]?.args?.[message] ?? 0)
  return say.ui('sheet-count', { count: message === 'building' || message === 'arrow' ? list.length : counted })
}
