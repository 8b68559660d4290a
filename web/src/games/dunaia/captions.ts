/** Captions of its pieces in the gallery. */

import { inLanguage } from '../../gallery/captions'

export const en = {
  giant: (n: number, awake: boolean) => (awake ? `Dunaïa ${n}, awake` : `Dunaïa ${n}`),
  die: (n: number) => (n ? `die, ${n}` : 'die on a house'),
  ownDie: (seat: number) => `die of seat ${seat}`,
  artefact: (n: number) => `${n} of 3 fragments`,
  gives: 'what a square gives',
  dull: 'nothing',
  site: (token: number, squares: number) => `site, ${token} of ${squares}`,
}

export const de: typeof en = {
  giant: (n, awake) => (awake ? `Dunaïa ${n}, wach` : `Dunaïa ${n}`),
  die: (n) => (n ? `Würfel, ${n}` : 'Würfel auf einem Haus'),
  ownDie: (seat) => `Würfel von Platz ${seat}`,
  artefact: (n) => `${n} von 3 Fragmenten`,
  gives: 'was ein Feld gibt',
  dull: 'nichts',
  site: (token, squares) => `Baustelle, ${token} von ${squares}`,
}

export const c = inLanguage({ en, de })
