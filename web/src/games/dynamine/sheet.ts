/** The final sheet: a row for each kind of points. */

import type { Line, LogEntry, Sheet } from '../../net/wire'
import type { Speaker } from '../../words/say'
import type { SheetRow } from '../game'

const ROWS = ['veins', 'altar', 'well', 'fossil', 'reward', 'item', 'mission']

/** One row for each kind of points, and in each cell how many there were. */
export function sheetRows(_: LogEntry[], { seats }: Sheet, say: Speaker): SheetRow[] {
  return ROWS.map((message) => {
    const lines = seats.map((seat) => seat.lines.filter((line) => line.message === message))
    return {
      what: say.ui('sheet-row', { message }),
      rule: lines.flat()[0]?.rule ?? '',
      cells: lines.map((own) => ({
        detail: own.length ? detail(message, own, say) : '',
        points: own.length ? own.reduce((sum, { points }) => sum + points, 0) : null,
      })),
    }
  })
}

function detail(message: string, lines: Line[], say: Speaker): string {
  const met = lines.filter(({ points }) => points > 0).length
  if (message === 'mission') return say.ui('sheet-met', { met, all: lines.length })
  const count = message === 'veins' ? lines.reduce((sum, { args }) => sum + Number(args?.veins ?? 0), 0) : lines.length
  return say.ui('sheet-count', { count })
}
