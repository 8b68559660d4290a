/** A seat is a colour and a glyph, always together. */

export const SEAT_GLYPHS = [
  'M0-.62.5 0 0 .62-.5 0z',
  'M-.44 0a.44.44 0 1 0 .88 0 .44.44 0 1 0-.88 0z',
  'M-.4-.4h.8v.8h-.8z',
  'M0-.54.54.4H-.54z',
  'M-.16-.52h.32v.36h.36v.32H.16v.36h-.32V.16h-.36v-.32h.36z',
] as const

export const SEAT_SHAPES = ['diamond', 'circle', 'square', 'triangle', 'cross'] as const

const COLOURS = SEAT_GLYPHS.length

/** The glyph of a seat; glyphs repeat if there are more seats than glyphs. */
export const seatGlyph = (seat: number): string => SEAT_GLYPHS[seat % COLOURS]!
/** A seat's colour as a fill. */
export const seatFill = (seat: number): string => `var(--seat-${(seat % COLOURS) + 1})`
/** The colour of text on that fill. */
export const seatInk = (seat: number): string => `var(--on-seat-${(seat % COLOURS) + 1})`
/** A seat's colour as a thin line. */
export const seatLine = (seat: number): string => `var(--seat-${(seat % COLOURS) + 1}-line)`
