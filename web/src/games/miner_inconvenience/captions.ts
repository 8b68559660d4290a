/** Captions of its pieces in the gallery. */

import { inLanguage } from '../../gallery/captions'

export const en = {
  draws: (n: number) => `draws ${n}`,
  ladder: 'by ladder',
  loses: 'loses the game',
  wins: 'wins the game',
  goldBack: 'gold, the back of a card',
  outpost: (name: string) => `${name}, outpost`,
  upgraded: (name: string) => `${name}, upgraded`,
  cubes: 'All mine cards',
}

export const de: typeof en = {
  draws: (n) => `zieht ${n}`,
  ladder: 'über eine Leiter',
  loses: 'verliert das Spiel',
  wins: 'gewinnt das Spiel',
  goldBack: 'Gold, die Rückseite einer Karte',
  outpost: (name) => `${name}, Außenposten`,
  upgraded: (name) => `${name}, ausgebaut`,
  cubes: 'Alle Minenkarten',
}

export const c = inLanguage({ en, de })
