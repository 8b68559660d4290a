/** The final sheet: a row for each kind of points. */

import type { Line, LogEntry, Sheet } from '../../net/wire'
import type { Speaker } from '../../words/say'
import type { SheetRow } from '../game'
import { RULES } from './gains'

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

function detail(message: string, lines: Line[], say: Speaker): string {
  const met = lines.filter(({ points }) => points > 0).length
  if (message === 'mission') return say.ui('sheet-met', { met, all: lines.length })
  const count = message === 'veins' ? lines.reduce((sum, { args }) => sum + Number(args?.veins ?? 0), 0) : lines.length
  return say.ui('sheet-count', { count })
}
