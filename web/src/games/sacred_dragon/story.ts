/** The log of the mountain: a turn of several moves told as one sentence. */

import type { LogEntry, Sheet } from '../../net/wire'
import type { Line, SheetRow } from '../game'
import type { Mine } from './view'
import { RULE, w } from './words'

/** The mine that a move made, if it did. */
export const mined = ({ facts }: LogEntry): Mine | null => (facts?.detail?.mine as Mine | undefined) ?? null

const kindOf = (entry: LogEntry): string => entry.form?.kind ?? (entry.seat < 0 ? 'draw' : 'reorganize')

interface Turn {
  line: Line
  tiles: number
}

export function lines(log: LogEntry[]): Line[] {
  const told: Line[] = []
  const turns = new Map<number, number>()
  let open: Turn | null = null
  let rounds = 0

  const begin = (entry: LogEntry): Line => {
    const line: Line = { seat: entry.seat, text: '', from: entry.number, to: entry.number, places: [] }
    if (entry.seat >= 0) {
      const count = (turns.get(entry.seat) ?? 0) + 1
      turns.set(entry.seat, count)
      if (count > rounds) {
        rounds = count
        line.head = count === 1 ? w.log.starting : w.log.round(count - 1)
      }
    } else if (!told.length) line.head = w.log.setup
    told.push(line)
    return line
  }

  for (const entry of log) {
    const kind = kindOf(entry)
    if (kind === 'place') {
      if (!open || open.line.seat !== entry.seat) open = { line: begin(entry), tiles: 0 }
      open.tiles += 1
      open.line.text = w.log.lays(open.tiles)
      open.line.to = entry.number
      open.line.places.push(...(entry.facts?.places ?? []))
    } else if (open && open.line.seat === entry.seat && (kind === 'stop' || kind === 'mine' || kind === 'leave')) {
      open.line.to = entry.number
      const mine = mined(entry)
      if (mine) {
        open.line.text = w.log.and(open.line.text, mine.kind === 'build' ? w.log.builds : w.log.extends)
        open.line.gain = mine.points
        open.line.rule = RULE[mine.kind]
      }
    } else if (kind === 'draw') {
      open = null
      const places = entry.facts?.places ?? []
      if (places.length) Object.assign(begin(entry), { text: w.log.centre, places })
    } else if (kind === 'begin') {
      const line = begin(entry)
      line.seat = Number(entry.form?.seat ?? -1)
      line.text = w.log.begins
    } else {
      open = null
      begin(entry).text = kind === 'supply' ? w.log.supplies : kind === 'remove' ? w.log.removes : w.log.reorganizes
    }
  }
  return told
}

/** Which round it is, by the turns taken. */
export function roundOf(log: LogEntry[]): number {
  return lines(log).reduce((most, { head }) => Math.max(most, Number(/\d+$/.exec(head ?? '')?.[0] ?? 0)), 0)
}

/** Mines by size, counted from the log, then the zones from the largest on. */
export function sheetRows(log: LogEntry[], sheet: Sheet): SheetRow[] {
  const zones = sheet.seats.map(({ lines }) =>
    lines.filter(({ rule }) => rule === RULE.zones).sort((a, b) => b.points - a.points),
  )
  const sum = (items: { points: number }[]) => items.reduce((total, { points }) => total + points, 0)
  const board = sheet.seats.map(({ total }, seat) => total - sum(zones[seat] ?? []))
  const nth = (what: string, n: number): SheetRow => ({
    what,
    rule: RULE.zones,
    cells: zones.map((own) =>
      own[n] ? { detail: product(own[n].what), points: own[n].points } : { detail: '', points: null },
    ),
  })
  const rest = zones.map((own) => own.slice(2))
  return [
    ...minesBySize(log, sheet.seats.length),
    { what: w.sheet.mines, rule: RULE.board, sub: true, cells: board.map((points) => ({ detail: '', points })) },
    nth(w.sheet.largest, 0),
    nth(w.sheet.next, 1),
    {
      what: w.sheet.others,
      rule: RULE.zones,
      cells: rest.map((own) =>
        own.length ? { detail: w.sheet.more(own.length), points: sum(own) } : { detail: '', points: null },
      ),
    },
    { what: w.sheet.zones, rule: RULE.zones, sub: true, cells: zones.map((own) => ({ detail: '', points: sum(own) })) },
  ]
}

/** "zone at 0,1: 2 foundations x 3" is 2 × 3. */
function product(what: string): string {
  const found = /(\d+) foundations? x (\d+)/.exec(what)
  return found ? `${found[1]} × ${found[2]}` : ''
}

function minesBySize(log: LogEntry[], seats: number): SheetRow[] {
  const rows = new Map<string, SheetRow>()
  for (const entry of log) {
    const mine = mined(entry)
    if (!mine) continue
    const what = mine.kind === 'build' ? w.sheet.built(mine.points) : w.sheet.extended(mine.points)
    const row: SheetRow = rows.get(what) ?? {
      what,
      rule: RULE[mine.kind],
      cells: Array.from({ length: seats }, () => ({ detail: '', points: null })),
    }
    rows.set(what, row)
    const cell = row.cells[entry.seat]
    if (!cell) continue
    cell.points = (cell.points ?? 0) + mine.points
    cell.detail = `${cell.points / mine.points} × ${mine.points}`
  }
  return [...rows.values()].sort((a, b) => a.what.localeCompare(b.what))
}
