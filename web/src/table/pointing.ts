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
  const part = FRAME[name]
  if (part) return places.find(part)
  const mark = CSS.escape(name)
  // A place is marked by its name alone, or by its kind and its name ("square:B2").
  const marked = [`[data-at="${mark}"]`, `[data-at$=":${mark}"]`].map((at) => `.stage ${at}, .desk ${at}`)
  const selectors = [...marked, `[data-pile="${mark}"]`, `[data-card="${mark}"]`]
  return selectors.map((selector) => places.find(selector)).find(Boolean) ?? null
}
