/** The log of the mine, and the last fight in it. */

import type { ComponentData, LogEntry, View } from '../../net/wire'
import type { Line } from '../game'
import { predicate } from '../../model/names'
import { costs, KEYS, mine, orePerTurn, type Fight } from './view'
import { w } from './words'

const cost = (kind: string, box: ComponentData): number => costs(box)[kind === 'turn' ? 'A' : (KEYS[kind] ?? '')] ?? 0

export function lines(log: LogEntry[], view: View | null, box: ComponentData): Line[] {
  const told: Line[] = []
  const seats = view ? mine(view).players.length : 1
  let left = 0
  let turns = 0
  let free = false
  let laid = false
  for (const entry of log) {
    const kind = entry.form?.kind ?? ''
    if (kind === 'lay') {
      if (!laid)
        told.push({ seat: -1, text: w.log.laid, from: entry.number, to: entry.number, places: [], head: w.log.setup })
      laid = true
      continue
    }
    const seat = entry.facts?.seat ?? entry.seat
    const line: Line = {
      seat,
      text: predicate(entry.words, seat),
      from: entry.number,
      to: entry.number,
      places: entry.facts?.places ?? [],
    }
    const price = cost(kind, box)
    if (price && free) free = false
    else if (price) {
      if (left <= 0) {
        left = orePerTurn(box)
        if (turns % seats === 0) line.head = w.log.round(turns / seats + 1)
        turns += 1
      }
      left -= price
    }
    if (fought(entry)?.winner === 'defender') free = true
    told.push(line)
  }
  return told
}

/** The fight that ended with this move. */
const fought = ({ facts }: LogEntry): Fight | null => (facts?.detail?.fight as Fight | undefined) ?? null

/** The last fight that was fought out, and the number of the move that ended it. */
export function lastFight(log: LogEntry[]): (Fight & { number: number }) | null {
  const end = log.findLast((entry) => fought(entry) !== null)
  return end ? { ...fought(end)!, number: end.number } : null
}
