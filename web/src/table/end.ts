/** The final count: rows for the sheet, the sentence about who won, the biggest gains. */

import type { SheetRow } from '../games/game'
import type { TableModel } from '../model/table.svelte'
import type { Sheet } from '../net/wire'
import { t } from '../words'

/** One row for each kind of line: lines that begin with the same word under the same rule are added up. */
export function plainRows(sheet: Sheet): SheetRow[] {
  const kinds = new Map<string, { what: string; rule: string; points: number[][] }>()
  for (const { seat, lines } of sheet.seats) {
    for (const { what, rule, points } of lines) {
      const said = what
        .split(/[:(]/)[0]!
        .replace(/ at \S+/, '')
        .trim()
      const key = `${rule} ${said.split(' ')[0]}`
      const kind = kinds.get(key) ?? { what: said, rule, points: sheet.seats.map(() => []) }
      kind.what = shared(kind.what, said)
      kind.points[seat]?.push(points)
      kinds.set(key, kind)
    }
  }
  return [...kinds.values()].map(({ what, rule, points }) => ({ what, rule, cells: points.map(added) }))
}

function added(points: number[]): SheetRow['cells'][number] {
  const sum = points.reduce((total, n) => total + n, 0)
  return points.length
    ? { detail: points.length > 1 ? t.end.of(points.length) : '', points: sum }
    : { detail: '', points: null }
}

/** The words with which both begin. */
function shared(one: string, other: string): string {
  const [a, b] = [one.split(' '), other.split(' ')]
  const differ = a.findIndex((word, i) => word !== b[i])
  return differ < 0 ? one : a.slice(0, Math.max(1, differ)).join(' ')
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
  const rest = order
    .filter((seat) => !winners.includes(seat))
    .map((seat) => `${table.name(seat)} ${points(seat) ?? ''}`.trim())
  const text = [rest.length ? t.end.others(t.list(rest)) : '', table.words(position?.reason ?? '')]
    .filter(Boolean)
    .join(' ')
  if (position?.won !== null && position?.won !== undefined)
    return { title: t.end.team(position.won), text, order, winners: position.won ? order : [], together: true }
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
      if (now !== null && before !== null && before !== undefined && now > before)
        gains.push({ frame: i, seat, points: now - before })
    })
  }
  return gains
    .sort((a, b) => b.points - a.points || a.frame - b.frame)
    .slice(0, count)
    .sort((a, b) => a.frame - b.frame)
}
