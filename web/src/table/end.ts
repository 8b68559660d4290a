/** The final count: rows for the sheet, the sentence about who won, the biggest gains. */

import type { Line as LogLine, SheetRow } from '../games/game'
import type { TableModel } from '../model/table.svelte'
import type { Line, Sheet } from '../net/wire'
import { t } from '../words'
import { listOf, sentences, teamEnd, winSentence } from '../words/phrases'
import { capital, textOf, type Speaker } from '../words/say'

/** One row for each kind of line, its points added up. */
export function plainRows(sheet: Sheet, say: Speaker): SheetRow[] {
  const kinds = new Map<string, Line[][]>()
  for (const { seat, lines } of sheet.seats) {
    for (const line of lines) {
      const key = `${line.message} ${line.rule}`
      const kind = kinds.get(key) ?? sheet.seats.map(() => [])
      kind[seat]?.push(line)
      kinds.set(key, kind)
    }
  }
  return [...kinds.values()].map((seats) => {
    const [line] = seats.flat()
    return { what: capital(textOf(say.row(line!))), rule: line!.rule, cells: seats.map((lines) => added(lines, say)) }
  })
}

/** Return why the game ended, if the game has a sentence for it. */
export function ended({ position, say }: TableModel): string {
  const reason = position?.reason ?? ''
  return reason.includes(' ') || !reason ? reason : capital(textOf(say.parts(`end-${reason}`, {})))
}

function added(lines: Line[], say: Speaker): SheetRow['cells'][number] {
  const [line] = lines
  if (!line) return { detail: '', points: null }
  const detail = lines.length > 1 ? `(${lines.length})` : say.cell(line)
  return { detail, points: lines.reduce((total, { points }) => total + points, 0) }
}

export interface Verdict {
  title: string
  text: string
  /** The seats in the order of the standing. */
  order: number[]
  winners: number[]
  /** Everyone against the game. */
  together?: boolean
}

/** Return who won, in a sentence, and the order of the seats. */
export function verdict(table: TableModel): Verdict {
  const { position, seats } = table
  const standing = position?.standing ?? [seats.map((line) => line.seat)]
  const scores = position?.scores ?? null
  const winners = standing[0] ?? []
  const order = standing.flat()
  const points = (seat: number) => scores?.[seat] ?? null
  const best = winners[0] === undefined ? null : points(winners[0])
  const rest = order
    .filter((seat) => !winners.includes(seat))
    .map((seat) => `${table.name(seat)} ${points(seat) ?? ''}`.trim())
  const text = sentences([rest.length ? listOf(rest) + t('text-stop') : '', ended(table)])
  if (position?.won !== null && position?.won !== undefined)
    return { title: teamEnd(position.won), text, order, winners: position.won ? order : [], together: true }
  if (seats.length === 1) return { title: t('points', { n: best ?? 0 }), text, order, winners }
  const names = winners.map((seat) => table.name(seat))
  const title = winSentence(names, best)
  return { title, text, order, winners }
}

export interface Gain {
  frame: number
  seat: number
  points: number
}

/** Return the line of the log about a gain: that of its move, else the last one before it, preferably of the same seat. */
export function gainLine(lines: readonly LogLine[], { frame, seat }: Gain): LogLine | undefined {
  const before = lines.filter((line) => line.from < frame && textOf(line.parts))
  return (
    before.findLast((line) => line.to >= frame - 1) ?? before.findLast((line) => line.seat === seat) ?? before.at(-1)
  )
}

/** Points by frame and seat: those that the server counted, else those in the view. */
export const pointsOf = <V>(
  { points }: { points: (view: V, seat: number) => number | null },
  frames: readonly { scores?: number[] | null; view: V }[],
  seats: number,
): (number | null)[][] =>
  frames.map(({ scores, view }) => scores ?? Array.from({ length: seats }, (_, seat) => points(view, seat)))

/** The biggest single gains of the game, in the order they happened. */
export function biggestGains(points: (number | null)[][], count = 4): Gain[] {
  const gains: Gain[] = []
  for (let i = 1; i < points.length; i++) {
    points[i]!.forEach((now, seat) => {
      const before = points[i - 1]![seat]
      if (now !== null && before !== null && before !== undefined && now > before)
        gains.push({ frame: i, seat, points: now - before })
    })
  }
  return gains
    .sort((a, b) => b.points - a.points || a.frame - b.frame)
    .slice(0, count)
    .sort((a, b) => a.frame - b.frame)
}
