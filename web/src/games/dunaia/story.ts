/** The log of the valley: a turn as one sentence, the setup as another. */

import type { components } from '../../net/schema'
import type { Event, LogEntry, Sheet } from '../../net/wire'
import { t } from '../../words'
import type { Part, Speaker } from '../../words/say'
import type { Line, SheetRow } from '../game'

/** Something that happened, by itself or because of the move before it. */
type Clause = Event | NonNullable<components['schemas']['DunaiaTook']['then']>[number]

/** Events that set up the table or reveal a tile. */
const LAID_OUT = ['begin', 'elder', 'prophecy', 'elite', 'draw']
/** Events that the heading, the next line or the board itself already shows. */
const UNTOLD = ['collect', 'asleep']
/** Moves of which only the consequences are logged. */
const SILENT = ['continue', 'first', 'perform', 'stop', 'keep']
/** Events that are nobody's move but follow from one. */
const AFTER = ['progress', 'complete', 'flowers', 'chip', 'found', 'artefact', 'fulfil', 'lost', 'end', 'over']

const roundOf = (clause: Clause): number => ('round' in clause ? (clause.round ?? 0) : 0)

/** Return the log as lines, one for each turn. */
export function lines(log: LogEntry[], say: Speaker): Line[] {
  const start = log.findIndex(({ event }) => roundOf(event) > 0 && !LAID_OUT.includes(event.kind))
  const setup = start < 0 ? log.length : start
  const told: Line[] = setup ? [laidOut(log.slice(0, setup), say)] : []
  let open: { line: Line; rolls: number[]; said: Part[][] } | null = null
  let round = 0
  for (const entry of log.slice(Math.max(0, setup - 1))) {
    const { number } = entry
    for (const clause of clauses(entry, number < setup)) {
      if (clause.kind === 'next')
        open = null // what follows belongs to the next player
      else if (LAID_OUT.includes(clause.kind)) continue
      else {
        const seat: number = clause.seat ?? -1
        if (open === null || open.line.seat !== seat) {
          const from: number = Math.max(number, (told.at(-1)?.from ?? -1) + 0.01)
          open = { line: { seat, parts: [], from, to: number, places: [] }, rolls: [], said: [] }
          told.push(open.line)
        }
        if ('value' in clause && clause.kind === 'roll') open.rolls.push(Number(clause.value))
        else if (!UNTOLD.includes(clause.kind)) open.said.push(sentence(clause, say))
        const touched = (clause.places ?? []).filter((place) => !place.startsWith('die/'))
        open.line.places = [...new Set([...open.line.places, ...touched])]
        open.line.parts = joined(seat, open.rolls, open.said, say)
      }
      if (roundOf(clause) > round && open) {
        round = roundOf(clause)
        open.line.head = say.ui('log-round', { round })
      }
    }
    if (open) open.line.to = number
  }
  return told.filter(({ parts }) => parts.length)
}

/** Return a move and its consequences, in order; for the last move of the setup only its consequences. */
function clauses({ event }: LogEntry, rest: boolean): Clause[] {
  const after = 'then' in event ? (event.then ?? []) : []
  const next = after.findIndex(({ kind }) => kind === 'next')
  if (rest) return next < 0 ? [] : after.slice(next)
  return [event, ...after]
}

/** Return the setup in a line: who begins, and what is on the table. */
function laidOut(log: LogEntry[], say: Speaker): Line {
  const began = log.find(({ event }) => event.kind === 'begin')?.event.seat ?? -1
  const parts = say.parts('ui-log-setup', { seat: began, begun: began < 0 ? 'no' : 'yes' })
  return { seat: -1, parts, from: log[0]!.number, to: log.at(-1)!.number, places: [], head: say.ui('log-begin') }
}

/** Something that happened, as a short clause. */
function sentence(clause: Clause, say: Speaker): Part[] {
  if ('space' in clause && clause.kind === 'recycle' && clause.space === 'build') return [] // what is built says it
  const message = AFTER.includes(clause.kind) ? `then-${clause.kind}` : `log-${clause.kind}`
  return SILENT.includes(clause.kind) ? [] : say.parts(`ui-${message}`, { ...clause })
}

/** "Ines rolls 1, 3, 4, takes 4, A1 goes on to 3 of 5." */
function joined(seat: number, rolls: number[], said: Part[][], say: Speaker): Part[] {
  const rolled = rolls.length ? [say.parts('ui-log-rolls', { rolls: rolls.toSorted() })] : []
  const all = [...rolled, ...said].filter((parts) => parts.length)
  if (!all.length) return []
  const list = all.flatMap((parts, i) => (i ? [{ text: t('text-comma') }, ...parts] : parts))
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
  const counted = list[0]?.args?.[message]
  return say.ui('sheet-count', { count: typeof counted === 'number' ? counted : list.length })
}
