/** Views and the box of Sacred Dragon for tests: two tiles on the mountain, three spaces beside them, two tiles in the hand. */

import type { ComponentData } from '../../net/wire'
import type { DragonView } from './view'

export const aBox: ComponentData = {
  game: 'sacred_dragon',
  hash: '',
  changes: [],
  data: {
    colours: { list: [{ id: 'R', name: 'red', wild: false, fill: '', pattern: 'dots' }] },
    tiles: {
      source: 'a list',
      base: {
        tile: [
          { id: 'T1', sides: 'RRRRRY' },
          { id: 'T2', sides: 'RYRYRY' },
        ],
      },
    },
  },
}

const player = (seat: number) => ({
  seat,
  colour: 'red',
  tiles: 2,
  tokens: 9,
  points: 4 + seat,
  zone_points: 0,
  score: 4 + seat,
  zones: [],
})

const mine = { kind: 'build' as const, sides: 3, points: 3, tokens: 1, zones: 1 }

export const aView = (now: Partial<DragonView['public']> = {}): DragonView => ({
  game: 'sacred_dragon',
  options: {},
  seats: 2,
  viewer: 0,
  decision: { seat: 0, kind: 'turn' },
  outcome: null,
  round: 2,
  rounds: 0,
  hands: [
    [
      { tile: 'T1', edges: 'RRRRRY' },
      { tile: 'T2', edges: 'RYRYRY' },
    ],
    [],
  ],
  removed: [],
  public: {
    phase: 'turn',
    start: 0,
    turn: 0,
    round: 2,
    last_round: false,
    turns_left: null,
    pile: 20,
    limits: { hand: 4, played: 3, tokens: 9, trigger: 1 },
    rates: { build: [], extend: [] },
    players: [player(0), player(1)],
    mountain: [
      { tile: 'T5', turn: 0, at: '0,0', edges: 'RRRRRR' },
      { tile: 'T6', turn: 0, at: '1,0', edges: 'YYYYYY' },
    ],
    foundations: [{ at: '0,0', seat: 1, tokens: 1 }],
    spaces: [
      { at: '0,1', sides: 2, asks: '' },
      { at: '-1,0', sides: 1, asks: '' },
      { at: '2,0', sides: 1, asks: '', mine },
    ],
    pockets: [],
    this_turn: [],
    more: 0,
    bridge: false,
    mine: null,
    draws: null,
    ...now,
  },
})
