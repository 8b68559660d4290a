/** The six columns of the tray: which can be clicked now, which are picked, and which chips pay. */

import { narrow, values } from '../../model/narrow'
import type { Playing } from '../../model/playing'
import { chipsOf, isPaying, offers, question } from './offers'
import type { Public } from './view'

export interface Columns {
  /** Numbers that can be clicked, and those that are picked. */
  open: ReadonlySet<number>
  chosen: ReadonlySet<number>
  /** Whether chips pay for a call or for the Archivist. */
  paying: boolean
  /** The chips that the Elder asks for, and all that could pay. */
  fixed: readonly number[]
  payable: ReadonlySet<number>
}

/** Return the state of the six columns for the open question. */
export function columnsOf(table: Playing, now: Public): Columns {
  const { picked } = table
  if (!isPaying(table)) {
    const chosen = new Set([Number(picked.value ?? picked.chip ?? picked.dunaia ?? 0)])
    return { open: new Set(openNow(table, now)), chosen, paying: false, fixed: [], payable: new Set() }
  }
  const elder = now.elders.find(({ space }) => picked.kind === 'call' && space === picked.space)
  const fixed = elder?.chips ?? []
  const ways = table.choices.filter(({ form }) => form.kind === picked.kind && form.space === picked.space)
  const payable = new Set(ways.flatMap(({ form }) => chipsOf(form)))
  const open = new Set([...payable].filter((n) => !fixed.includes(n)))
  return { open, chosen: new Set(chipsOf(picked)), paying: true, fixed, payable }
}

/** The numbers that answer the question: chips to insert, giants to move, else dice to take. */
function openNow(table: Playing, now: Public): number[] {
  const all = offers(table, now)
  const of = (kind: string, field: string) => values(narrow(all, { kind }), field).map(Number)
  switch (question(table)) {
    case 'chip':
      return of('insert', 'chip')
    case 'move':
    case 'shepherd':
      return of('move', 'dunaia')
  }
  return of('take', 'value')
}
