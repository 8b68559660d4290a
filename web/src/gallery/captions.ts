/** Captions of the gallery: what several games show; each game has its own beside its pieces. */

import { language, type Language } from '../words/language'

/** The captions in the language of this browser. */
export const inLanguage = <Captions>(all: Record<Language, Captions>): Captions => all[language]

export const en = {
  signs: 'Seats and icons',
  shapes: { diamond: 'diamond', circle: 'circle', square: 'square', triangle: 'triangle', cross: 'cross' },
  seat: (n: number, shape: string) => `seat ${n}, ${shape}`,
  stack: (n: number) => `${n} tokens`,
  states: 'A form for each signal',
  chosen: 'chosen',
  last: 'last move',
  refused: 'refused',
  focus: 'keyboard',
  tiles: 'All tiles',
  buildings: 'All buildings',
}

export const de: typeof en = {
  signs: 'Plätze und Zeichen',
  shapes: { diamond: 'Raute', circle: 'Kreis', square: 'Quadrat', triangle: 'Dreieck', cross: 'Kreuz' },
  seat: (n, shape) => `Platz ${n}, ${shape}`,
  stack: (n) => `${n} Marker`,
  states: 'Eine Form für jedes Zeichen',
  chosen: 'gewählt',
  last: 'letzter Zug',
  refused: 'abgelehnt',
  focus: 'Tastatur',
  tiles: 'Alle Plättchen',
  buildings: 'Alle Gebäude',
}

export const g = inLanguage({ en, de })
