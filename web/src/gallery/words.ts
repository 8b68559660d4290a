/** Captions of the gallery. */

import { language, type Language } from '../words/language'

export const en = {
  signs: 'Seats and icons',
  shapes: { diamond: 'diamond', circle: 'circle', square: 'square', triangle: 'triangle', cross: 'cross' },
  seat: (n: number, shape: string) => `seat ${n}, ${shape}`,
  stack: (n: number) => `${n} tokens`,
  dragon: 'Mines of the Sacred Dragon',
  states: 'A form for each signal',
  legal: 'legal, no mine',
  gain: (what: string, points: number) => `legal, ${what} ${points}`,
  chosen: 'chosen',
  last: 'last move',
  refused: 'refused',
  focus: 'keyboard',
  zone: 'zone of two',
  hand: 'in hand',
  edge: (name: string) => `two ${name} edges`,
  tiles: 'All tiles',
  mine: 'TF22 Mine',
  crew: (colour: string, units: number) => (units ? `${colour} crew, ${units}` : `${colour} crew`),
  unit: 'unit',
  loader: 'loader',
  ghost: 'loader, next turn',
  reach: (key: string) => `in reach by ${key}`,
  base: (colour: string) => `${colour} base camp`,
  back: 'back',
  cards: 'All cards, front and back',
}

export const de: typeof en = {
  signs: 'Plätze und Zeichen',
  shapes: { diamond: 'Raute', circle: 'Kreis', square: 'Quadrat', triangle: 'Dreieck', cross: 'Kreuz' },
  seat: (n, shape) => `Platz ${n}, ${shape}`,
  stack: (n) => `${n} Marker`,
  dragon: 'Mines of the Sacred Dragon',
  states: 'Eine Form für jedes Zeichen',
  legal: 'erlaubt, keine Mine',
  gain: (what, points) => `erlaubt, ${what} ${points}`,
  chosen: 'gewählt',
  last: 'letzter Zug',
  refused: 'abgelehnt',
  focus: 'Tastatur',
  zone: 'Gebiet aus zweien',
  hand: 'auf der Hand',
  edge: (name) => `zwei Kanten ${name}`,
  tiles: 'Alle Plättchen',
  mine: 'TF22 Mine',
  crew: (colour, units) => (units ? `Trupp ${colour}, ${units}` : `Trupp ${colour}`),
  unit: 'Einheit',
  loader: 'Frachter',
  ghost: 'Frachter, nächster Zug',
  reach: (key) => `erreichbar mit ${key}`,
  base: (colour) => `Basislager ${colour}`,
  back: 'Rückseite',
  cards: 'Alle Karten, Vorder- und Rückseite',
}

const catalogues: Record<Language, typeof en> = { en, de }

export const g = catalogues[language]
