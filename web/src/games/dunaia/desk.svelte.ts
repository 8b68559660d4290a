/** The open parts of one table on this screen. */

import type { Playing } from '../../model/playing'

export class Desk {
  /** The die that is pointed at. */
  die = $state<number | null>(null)
  /** The village that is opened large, by seat. */
  village = $state<number | null>(null)
  /** Whether the common board is open, where there is no room for it beside the village. */
  board = $state(false)

  /** Close everything; return whether anything was open. */
  close(): boolean {
    const open = this.village !== null || this.board
    this.village = null
    this.board = false
    return open
  }
}

const desks = new WeakMap<Playing, Desk>()

/** The desk of a table: board, tray and seats share it. */
export function deskOf(table: Playing): Desk {
  const desk = desks.get(table) ?? new Desk()
  desks.set(table, desk)
  return desk
}
