/** A mine in section, for the picture in the lobby. */

import type { Face } from './view'

export interface Laid {
  at: [column: number, row: number]
  face: Face
}

const tile = (at: [number, number], exits: string, price: number, has: Partial<Face> = {}): Laid => ({
  at,
  face: { tile: `${exits}${price}`, exits, price, ...has },
})

export const TILES: Laid[] = [
  tile([0, 0], 'ESW', 3),
  tile([1, 0], 'NEW', 5, { well: 'plain' }),
  tile([2, 0], 'NEW', 6, { veins: 1, well: 'altar' }),
  tile([-2, 1], 'EW', 6, { veins: 2, altars: 1, altar_points: 4 }),
  tile([-1, 1], 'NESW', 6, { veins: 1, altars: 1, altar_points: 4 }),
  tile([0, 1], 'NW', 6, { veins: 1, well: 'plain' }),
  tile([-1, 2], 'NE', 6, { veins: 1, well: 'dragon' }),
  tile([0, 2], 'EW', 4, { veins: 1, sapphires: 1 }),
  tile([1, 2], 'NESW', 6, { veins: 2, fossils: 1, fossil_points: 2 }),
  tile([2, 1], 'SW', 2, { veins: 1 }),
  tile([1, 1], 'ESW', 3, { veins: 2 }),
  tile([0, 3], 'ESW', 5, { veins: 2 }),
  tile([1, 3], 'NESW', 6, { veins: 2 }),
  tile([2, 3], 'SW', 4, { veins: 1, sapphires: 1 }),
]
