/** The final count: rows for the sheet, the sentence about who won, the biggest gains. */

import type { SheetRow } from '../games/game'
import type { TableModel } from '../model/table.svelte'
import type { Sheet } from '../net/wire'
import { t } from '../words'

/** One row for each different line; lines that only one seat has are gathered by their rule. */
export function plainRows(sheet: Sheet): SheetRow[] {
  const rows = new Map<string, SheetRow>()
  for (const { seat, lines } of sheet.seats) {
    for (const line of lines) {
      const what = line.what.split(/[:(]/)[0]!.replace(/ at \S+/, '').trim()
      const key = `${line.rule} ${what}`
      const row: SheetRow = rows.get(key) ?? { what, rule: line.rule, cells: sheet.seats.map(() => ({ detail: '', points: null })) }
      rows.set(key, row)
      const cell = row.cells[seat]
      if (cell) cell.points = (cell.points ?? 0) + line.points
    }
  }
  return [...rows.values()]
}

export interface Verdict {
  title: string
  text: string
  /** The seats in the order of the standing. */
  order: number[]
  winners: number[]
  /** All against the game. */
  together?: boolean
}

export function verdict(table: TableModel): Verdict {
  const { position, seats } = table
  const standing = position?.standing ?? [seats.map((line) => line.seat)]
  const scores = position?.scores ?? null
  const winners = standing[0] ?? []
  const order = standing.flat()
  const points = (seat: number) => scores?.[seat] ?? null
  const best = winners[0] === undefined ? null : points(winners[0])
  const rest = order.filter((seat) => !winners.includes(seat)).map((seat) => `${table.name(seat)} ${points(seat) ?? ''}`.trim())
  const text = [rest.length ? t.end.others(t.list(rest)) : '', table.words(position?.reason ?? '')].filter(Boolean).join(' ')
  if (position?.won !== null && position?.won !== undefined) return { title: t.end.team(position.won), text, order, winners: position.won ? order : [], together: true }
  if (seats.length === 1) return { title: t.end.solo(best ?? 0), text, order, winners }
  const names = winners.map((seat) => table.name(seat))
  const title = names.length === 1 ? t.end.wins(names[0]!, best) : t.end.shared(t.list(names), best)
  return { title, text, order, winners }
}

export interface Gain {
  frame: number
  seat: number
  points: number
}

/** The biggest single gains of the game, in the order they happened. */
export function biggestGains(points: (number | null)[][], count = 4): Gain[] {
  const gains: Gain[] = []
  for (let i = 1; i < points.length; i++) {
    points[i]!.forEach((now, seat) => {
      const before = points[i - 1]![seat]
      if (now !== null && before !== null && before !== undefined && now > before) gains.push({ frame: i, seat, points: now - before })
    })
  }
  return gains.sort((a, b) => b.points - a.points || a.frame - b.frame).slice(0, count).sort((a, b) => a.frame - b.frame)
}
