/** Positions for tests: a village as it begins, with the changes that a test asks for. */

import { Pretend } from '../../model/pretend'
import type { Decision, Form } from '../../net/wire'
import type { DunaiaView, Player, Public } from './view'

const SQUARES = ['A', 'B', 'C'].flatMap((column) => [1, 2, 3].map((row) => `${column}${row}`))
const LINES = [
  'A1-B1',
  'B1-C1',
  'A2-B2',
  'B2-C2',
  'A3-B3',
  'B3-C3',
  'A1-A2',
  'A2-A3',
  'B1-B2',
  'B2-B3',
  'C1-C2',
  'C2-C3',
]
/** The positions of the giants 1 to 6. */
const STANDS = ['A1-A2', 'B1-B2', 'C1-C2', 'A2-A3', 'B2-B3', 'C2-C3']

export function aPlayer(seat: number, changes: Partial<Player> = {}): Player {
  return {
    seat,
    colour: ['yellow', 'red', 'blue', 'green'][seat] ?? 'yellow',
    score: 0,
    points: { buildings: 0, arrows: 0, prophecies: 0, artefacts: 0, flowers: 0 },
    flowers: 2,
    die: 4,
    chips: [3],
    tokens: 4,
    completed: 0,
    last_building: false,
    fragments: [],
    artefacts: 0,
    prophecies: [],
    elite: null,
    booked: null,
    calls: [],
    squares: SQUARES.map((square) => ({ square, effect: 'flower', amount: 1 })),
    lines: LINES.map((line) => ({ line, dunaias: STANDS.flatMap((stand, i) => (stand === line ? [i + 1] : [])) })),
    figures: STANDS.map((line, i) => ({
      dunaia: i + 1,
      line,
      orders: [line.split('-').map((square) => ({ square, gives: 'gain' as const, flowers: 1 }))],
    })),
    ...changes,
  }
}

export function aPublic(changes: Partial<Public> = {}): Public {
  return {
    step: 'die',
    phase: 1,
    window: null,
    round: 1,
    rounds: 0,
    first: 0,
    turn: 0,
    end_triggered: false,
    turns_left: null,
    buildings_to_end: 9,
    prophecies_left: 3,
    ahead: [],
    awake: null,
    stray: null,
    held: 0,
    owed: { chips: 0, moves: 0, advances: 0, moved: [] },
    elite_used: false,
    guest_price: 1,
    faces: [1, 2, 3, 4, 5, 6].map((value) => ({ value, place: `die/${value}`, black: 1, own: [], free: true })),
    spaces: [{ space: 'build', place: 'space/build', effect: 'build', amount: 1, dice: 0 }],
    elders: [],
    prophecies: [],
    market: [],
    prospects: [],
    buyable: [],
    found: [],
    elites: [],
    stock: 30,
    fragments: [],
    colour_tokens: [],
    players: [aPlayer(0), aPlayer(1)],
    ...changes,
  }
}

export const aView = (kind: string, changes: Partial<Public> = {}): DunaiaView => ({
  game: 'dunaia',
  options: {},
  seats: 2,
  viewer: 0,
  decision: { seat: 0, kind },
  outcome: null,
  round: 1,
  rounds: 0,
  public: aPublic(changes),
})

/** Seat 0 with a question to answer, the moves that answer it, and what else is different. */
export function seated(kind: string, forms: Form[], changes: Partial<Public> = {}, decision: Partial<Decision> = {}) {
  const view = aView(kind, changes)
  return { table: new Pretend(view, forms, decision), now: view.public, view, player: view.public.players[0]! }
}
