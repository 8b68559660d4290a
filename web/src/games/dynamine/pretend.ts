/** Views of Dynamine for tests: a mine of three tiles and a market of four piles. */

import type { DynamineView, Face, Offer, Player } from './view'

export const aFace = (tile: string, exits: string, more: Partial<Face> = {}): Face => ({
  tile,
  price: 1,
  exits,
  ...more,
})

export const anOffer = (pile: string, at: string, more: Partial<Offer> = {}): Offer => ({
  pile,
  at,
  left: 2,
  links: 'N',
  ...more,
})

const end = (at: string, needs: string, plus = '') => {
  const [level = 0, place = 0] = at.split(',').map(Number)
  return { at, level, place, needs, bars: '', plus, vein: level, rule: plus ? 'R-plus' : 'R-match' }
}

const lying = (at: string, face: Face) => {
  const [level = 0, place = 0] = at.split(',').map(Number)
  return { at, level, place, face, movable: true }
}

/** The entrance at 1,0; below it a shaft, then a crossing, and a well beside that. */
export const aPlayer = (seat: number, more: Partial<Player> = {}): Player => ({
  seat,
  entrance: { at: '1,0', exits: 'ESW' },
  mine: [
    lying('2,0', aFace('T1', 'NS')),
    lying('3,0', aFace('T2', 'NESW')),
    lying('3,1', aFace('T3', 'W', { well: 'plain' })),
  ],
  ends: [end('1,1', 'W'), end('3,-1', 'E', 'E'), end('4,0', 'N')],
  sealed: false,
  depth_markers: [],
  levels: [],
  altars: [],
  wells: [{ at: '3,1', tile: 'T3', well: 'plain', base: 2, cells: ['3,1', '2,1'], points: 2 }],
  elements: { fossils: 0, wells: 1, altars: 0, depth: 3, veins: 0, tiles: 3 },
  plus_tokens: 0,
  cards: [],
  has_mission: false,
  score: 0,
  parts: {},
  ...more,
})

export const aView = (
  more: Partial<Omit<DynamineView, 'public'>> = {},
  now: Partial<DynamineView['public']> = {},
): DynamineView => ({
  game: 'dynamine',
  options: {},
  seats: 2,
  viewer: 0,
  decision: { seat: 0, kind: 'main' },
  outcome: null,
  round: 2,
  rounds: 10,
  missions: [null, null],
  scores: [0, 0],
  unseen_cards: [],
  worth: [],
  offers: [anOffer('A1', '4,0', { points: 3, gain: { veins: 1, wells: 2 }, rule: 'R-wells' }), anOffer('A1', '1,1')],
  moves: [],
  closed: [
    { pile: 'B1', why: 'dear', short: 2 },
    { pile: 'B2', why: 'empty' },
  ],
  hopes: [],
  ...more,
  public: {
    phase: 'main',
    start: 0,
    turn: 0,
    turns_left: 2,
    round: 2,
    rounds_left: 8,
    token: null,
    tokens_to_come: [],
    box: {
      letters: ['A', 'B'],
      prices: [1, 2],
      rounds: 10,
      vein_cap: 5,
      depth_markers: [1, 2, 3],
      plus_tokens: 0,
      plus_points: 1,
      guess_bonus: 2,
      reroll_bonus: 1,
    },
    die: [],
    guessed: null,
    roll: 3,
    extra: 'none',
    keep: null,
    points: 3,
    credits: { moves: 0, cards: 0, either: 0 },
    spendable: 0,
    supply: 0,
    pending: null,
    market: [
      { pile: 'A1', price: 1, open: aFace('T5', 'NS', { veins: 1 }), covered: 2 },
      { pile: 'A2', price: 2, open: aFace('T6', 'EW'), covered: 0 },
      { pile: 'B1', price: 1, open: aFace('T7', 'NE'), covered: 1 },
      { pile: 'B2', price: 2, open: null, covered: 0 },
    ],
    covered: [],
    open_cards: [],
    used_cards: [],
    deck: 0,
    rewards: [],
    players: [aPlayer(0), aPlayer(1)],
    ...now,
  },
})
