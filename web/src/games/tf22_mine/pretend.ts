/** Views and the box of TF22 Mine for tests: three cards, a crew of each seat, two loaders. */

import type { ComponentData } from '../../net/wire'
import type { Cell, MineView } from './view'

export const aBox: ComponentData = {
  game: 'tf22_mine',
  hash: '',
  changes: [],
  data: {
    board: { columns: 6, rows: 6, inner_ring: ['b2', 'e5'] },
    border: {
      slots: [
        { slot: 0, cell: 'a1', side: 'N' },
        { slot: 1, cell: 'b1', side: 'N' },
        { slot: 2, cell: 'c1', side: 'N' },
      ],
    },
    symbol_cards: { cards: [{ value: 5 }, { value: 3 }, { value: 5 }] },
    action_costs: { A: 1 },
    ore: { per_turn: 5 },
  },
}

const look = { colour: 'red', open: 'NS', symbol: 3 }

export const aCell = (cell: string, more: Partial<Cell> = {}): Cell => ({
  cell,
  card: { card: cell, shape: 'straight', placement: 0, look, back: look, turned: { A: look } },
  unit: false,
  base: null,
  crews: [],
  ...more,
})

const crew = (colour: string, cell: string, units = 0) => ({ colour, units, cell })
const player = (seat: number, colour: string, cell: string) => ({
  seat,
  crews: [crew(colour, cell)],
  markers: 0,
  units: 0,
  delivered: 0,
  cards: [],
})

export const aView = (now: Partial<MineView['public']> = {}): MineView => ({
  game: 'tf22_mine',
  options: {},
  seats: 2,
  viewer: 0,
  decision: { seat: 0, kind: 'action' },
  outcome: null,
  round: 2,
  rounds: 30,
  fight: null,
  public: {
    phase: 'action',
    start: 0,
    turn: 0,
    actor: 0,
    round: 2,
    rounds: 30,
    ore: 3,
    goal: 3,
    supply: 5,
    players: [player(0, 'red', 'a1'), player(1, 'blue', 'b1')],
    cells: [
      aCell('a1', { crews: [crew('red', 'a1')] }),
      aCell('b1', { crews: [crew('blue', 'b1')] }),
      aCell('a2', { unit: true }),
    ],
    loaders: [
      { slot: 0, cell: 'a1', side: 'N', next_turn: 1 },
      { slot: 2, cell: 'c1', side: 'N', next_turn: 0 },
    ],
    exchange: { made: 0, taken_up: '' },
    last_fight: null,
    replacing: null,
    ...now,
  },
})
