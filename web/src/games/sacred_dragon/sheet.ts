/** The final sheet: mines by what they paid, then the zones. */

import type { Line, LogEntry, Sheet } from '../../net/wire'
import type { Speaker } from '../../words/say'
import type { SheetRow } from '../game'

const isZone = ({ message }: Line): boolean => message === 'zone'

/** Mines by what they paid, then the zones from the largest on. */
export function sheetRows(_log: LogEntry[], sheet: Sheet, say: Speaker): SheetRow[] {
  const zones = sheet.seats.map(({ lines }) => lines.filter(isZone).sort((a, b) => b.points - a.points))
  const sum = (items: { points: number }[]) => items.reduce((total, { points }) => total + points, 0)
  const board = sheet.seats.map(({ lines }) => sum(lines.filter((line) => !isZone(line))))
  const rule = zones.flat()[0]?.rule ?? ''
  const nth = (what: string, n: number): SheetRow => ({
    what,
    rule,
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
      rule: '',
      sub: true,
      cells: board.map((points) => ({ detail: '', points })),
    },
    nth(say.ui('sheet-largest'), 0),
    nth(say.ui('sheet-next'), 1),
    {
      what: say.ui('sheet-others'),
      rule,
      cells: rest.map((own) =>
        own.length
          ? { detail: say.ui('sheet-more', { count: own.length }), points: sum(own) }
          : { detail: '', points: null },
      ),
    },
    {
      what: say.ui('sheet-zones'),
      rule,
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
