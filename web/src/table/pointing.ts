/** The parts that a guide points at: parts of the frame by their names, everything on the board by its place. */

import type { Places } from '../draw/places'

const FRAME: Record<string, string> = {
  hand: '.tray .hand, .tray',
  facts: '.bar .facts',
  log: '#tab-log',
  rules: '#tab-rules',
}

/** Return the element that a name stands for, if it is on the page now. */
export function elementOf(places: Places, name: string): Element | null {
  const seat = /^seat (\d+)$/.exec(name)?.[1]
  if (seat !== undefined) return places.seat(Number(seat))
  return places.find(FRAME[name] ?? `.stage [data-at="${CSS.escape(name)}"], .desk [data-at="${CSS.escape(name)}"]`)
}
