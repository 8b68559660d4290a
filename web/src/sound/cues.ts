/** The sound of a change at the table: at most one. */

import type { LogEntry } from '../net/wire'

export type Cue = 'place' | 'turn' | 'fight' | 'end'

/** The sounds of a table. */
export interface Heard {
  moves: number
  myTurn: boolean
  over: boolean
}

/** Undo and the first position are silent; a fight is louder than a turn, a turn than a piece. */
export function cueOf(
  before: Heard | null,
  now: Heard,
  fresh: readonly LogEntry[],
  fights: (entry: LogEntry) => boolean,
): Cue | null {
  if (!before || now.moves < before.moves) return null
  if (now.over) return before.over ? null : 'end'
  if (fresh.some(fights)) return 'fight'
  if (now.myTurn && !before.myTurn) return 'turn'
  return fresh.some(({ seat }) => seat >= 0) ? 'place' : null
}
