/** Captions of its pieces in the gallery. */

import { inLanguage } from '../../gallery/captions'

export const en = {
  crew: (colour: string, units: number) => (units ? `${colour} crew, ${units}` : `${colour} crew`),
  unit: 'unit',
  loader: 'loader',
  ghost: 'loader, next turn',
  reach: (key: string) => `in reach by ${key}`,
  base: (colour: string) => `${colour} base camp`,
  cards: 'All cards, front and back',
}

export const de: typeof en = {
  crew: (colour, units) => (units ? `Trupp ${colour}, ${units}` : `Trupp ${colour}`),
  unit: 'Einheit',
  loader: 'Frachter',
  ghost: 'Frachter, nächster Zug',
  reach: (key) => `erreichbar mit ${key}`,
  base: (colour) => `Basislager ${colour}`,
  cards: 'Alle Karten, Vorder- und Rückseite',
}

export const c = inLanguage({ en, de })
