/** The print of a tile, in words. */

import type { Speaker } from '../../words/say'
import type { Face } from './view'

/** The value printed on what is inside a well, or 0. */
export const inWell = ({ well, altar_points = 0, fossil_points = 0 }: Face): number =>
  well === 'altar' ? altar_points : well === 'dragon' ? fossil_points : 0

/** Return the features of a tile, one by one. */
export function contents(face: Face, say: Speaker): string[] {
  const { veins = 0, altars = 0, altar_points = 0, well = 'none', fossils = 0, fossil_points = 0 } = face
  return [
    veins && say.ui('has-veins', { veins }),
    altars && say.ui('has-altar', { points: altar_points }),
    well !== 'none' && say.ui('has-well', { well, points: inWell(face) }),
    fossils && say.ui('has-fossil', { points: fossil_points }),
    face.sapphires && say.ui('has-sapphire'),
    face.plus && say.ui('has-plus', { sides: face.plus }),
    face.tokens && say.ui('has-token'),
    face.moves && say.ui('has-move'),
  ].filter((told) => typeof told === 'string')
}

/** " with one vein, +1 token", or nothing. */
export function withContents(face: Face, say: Speaker): string {
  const has = contents(face, say)
  return has.length ? say.ui('with', { has }) : ''
}

/** "shaft with one vein" */
export const tileWords = (face: Face, say: Speaker): string => say.name('shape', face.exits) + withContents(face, say)
