/** A mine in section, for the picture in the lobby. */

export interface MineTile {
  at: [column: number, row: number]
  open: string
  price: number
  veins?: number
  holds?: 'well' | 'altar' | 'sapphire'
}

export const TILES: MineTile[] = [
  { at: [0, 0], open: 'ESW', price: 3 },
  { at: [1, 0], open: 'NEW', price: 5, holds: 'well' },
  { at: [2, 0], open: 'NEW', price: 6, veins: 1, holds: 'well' },
  { at: [-2, 1], open: 'EW', price: 6, veins: 2, holds: 'altar' },
  { at: [-1, 1], open: 'NESW', price: 6, veins: 1, holds: 'altar' },
  { at: [0, 1], open: 'NW', price: 6, veins: 1, holds: 'well' },
  { at: [-1, 2], open: 'NE', price: 6, veins: 1, holds: 'well' },
  { at: [0, 2], open: 'EW', price: 4, veins: 1, holds: 'sapphire' },
  { at: [1, 2], open: 'NESW', price: 6, veins: 2 },
  { at: [2, 1], open: 'SW', price: 2, veins: 1 },
  { at: [1, 1], open: 'ESW', price: 3, veins: 2 },
  { at: [0, 3], open: 'ESW', price: 5, veins: 2 },
  { at: [1, 3], open: 'NESW', price: 6, veins: 2 },
  { at: [2, 3], open: 'SW', price: 4, veins: 1, holds: 'sapphire' },
]
