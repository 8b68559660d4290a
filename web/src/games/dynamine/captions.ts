/** Captions of its pieces in the gallery. */

import { inLanguage } from '../../gallery/captions'

export const en = {
  things: {
    vein: 'vein',
    sapphire: 'Blue Sapphire',
    altar: 'altar',
    well: 'well',
    'well-altar': 'well with an altar',
    'well-dragon': 'well with a dragon',
    fossil: 'fossil',
    move: 'moves a tile',
    token: '+1 token',
    plus: '+1 side',
  },
  entrance: 'entrance',
  spot: 'legal, 9 points',
  nothing: 'legal, no points',
  refund: 'legal, a point back',
  sealing: 'closes the last open end',
}

export const de: typeof en = {
  things: {
    vein: 'Ader',
    sapphire: 'Blauer Saphir',
    altar: 'Altar',
    well: 'Brunnen',
    'well-altar': 'Brunnen mit Altar',
    'well-dragon': 'Brunnen mit Drache',
    fossil: 'Fossil',
    move: 'versetzt ein Plättchen',
    token: '+1-Marker',
    plus: '+1-Seite',
  },
  entrance: 'Eingang',
  spot: 'erlaubt, 9 Punkte',
  nothing: 'erlaubt, keine Punkte',
  refund: 'erlaubt, ein Punkt zurück',
  sealing: 'schließt das letzte offene Ende',
}

export const c = inLanguage({ en, de })
