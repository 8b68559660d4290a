import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../net/wire'
import { cueOf, type Heard } from './cues'

const heard = (moves: number, myTurn = false, over = false): Heard => ({ moves, myTurn, over })
const entry = (seat: number, kind = 'place'): LogEntry => ({
  number: 0,
  seat,
  move: null,
  event:
    kind === 'steal' ? { kind, crew: 'red', cell: 'a1', victim: 'blue', owner: 1 } : { kind: 'prose', words: kind },
})
const fights = ({ event }: LogEntry) => event.kind === 'steal'

describe('sounds', () => {
  it('are silent for the first position and for an undo', () => {
    expect(cueOf(null, heard(9, true), [], fights)).toBeNull()
    expect(cueOf(heard(9), heard(8, true), [], fights)).toBeNull()
  })

  it('tell a piece, a turn, a fight and the end apart, one at a time', () => {
    expect(cueOf(heard(3), heard(4), [entry(1)], fights)).toBe('place')
    expect(cueOf(heard(3), heard(4, true), [entry(1)], fights)).toBe('turn')
    expect(cueOf(heard(3), heard(4, true), [entry(1, 'steal')], fights)).toBe('fight')
    expect(cueOf(heard(3), heard(4, false, true), [entry(1)], fights)).toBe('end')
    expect(cueOf(heard(4, false, true), heard(4, false, true), [], fights)).toBeNull()
  })

  it('are silent for chance', () => {
    expect(cueOf(heard(3), heard(4), [entry(-1)], fights)).toBeNull()
  })
})
