/** Captions of its pieces in the gallery. */

import { inLanguage } from '../../gallery/captions'

export const en = {
  legal: 'legal, no mine',
  gain: (what: string, points: number) => `legal, ${what} ${points}`,
  zone: 'zone of two',
  edge: (name: string) => `two ${name} edges`,
}

export const de: typeof en = {
  legal: 'erlaubt, keine Mine',
  gain: (what, points) => `erlaubt, ${what} ${points}`,
  zone: 'Gebiet aus zweien',
  edge: (name) => `zwei Kanten ${name}`,
}

export const c = inLanguage({ en, de })
