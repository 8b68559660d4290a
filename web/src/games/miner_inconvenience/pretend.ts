/** Positions for tests: the starting card, one more beside it, and a hand of two. */

import type { Building, Dig, Face, MinerView, Offers, Public, Spot } from './view'

export const START: Face = { card: 'M01', mouths: ['E', 'W'], inner: ['top_mid'] }
export const NEXT: Face = { card: 'M02', mouths: ['W'], inner: [], nuggets: ['TR@hub'] }
const HAND: Face[] = [
  { card: 'M03', mouths: ['NE'], inner: [] },
  { card: 'M04', mouths: ['E'], inner: [] },
]

export const aSpot = (at: string, changes: Partial<Spot> = {}): Spot => ({
  at,
  off: 'M02',
  how: 'beside',
  part: 'E',
  by: 'last',
  ...changes,
})

export const aDig = (card: string, at: string, changes: Partial<Dig> = {}): Dig => ({ card, at, ...changes })

export const aBuilding = (building: string, changes: Partial<Building> = {}): Building => ({
  building,
  name: building,
  doors: ['NE'],
  range: 3,
  outpost_range: 3,
  upgraded_range: 5,
  upgraded: false,
  card: null,
  at: null,
  ...changes,
})

export const someOffers = (changes: Partial<Offers> = {}): Offers => ({
  digs: [],
  builds: [],
  upgrades: [],
  payments: [],
  ...changes,
})

export function aPublic(changes: Partial<Public> = {}): Public {
  return {
    phase: 'action',
    cards: [START, NEXT, ...HAND],
    mine: [
      { card: 'M01', at: '0,0', shows: ['TR', 'RU', 'RL', 'LL', 'LU', 'TL'] },
      { card: 'M02', at: '2,-1', shows: ['TR', 'RU', 'RL', 'LL', 'LU', 'TL'] },
    ],
    last: 'M02',
    spots: [aSpot('4,-2'), aSpot('3,-3', { part: 'SE' })],
    sites: [{ card: 'M01', at: '0,0', buildings: ['B1'] }],
    buildings: [aBuilding('B1'), aBuilding('B2', { card: 'M02', at: '2,-1' })],
    turn: 0,
    round: 1,
    turn_number: 1,
    supply_due: 0,
    vein_due: 0,
    price: 0,
    deck: 30,
    paid: 0,
    veins: [],
    players: [{ seat: 0, cards: 2, can_pay_build: true, can_pay_upgrade: true }],
    prices: { build: [1, 2], upgrade: [2, 3], next_build: 1, next_upgrade: 2 },
    progress: { built: 1, upgraded: 0, goal: 4, gold_to_go: 9, actions_to_go: 7 },
    score: 0,
    rank: '',
    ranks: [],
    prospect: null,
    ...changes,
  }
}

export const aView = (offers: Partial<Offers> | null = {}, changes: Partial<Public> = {}): MinerView => ({
  game: 'miner_inconvenience',
  options: {},
  seats: 1,
  viewer: 0,
  decision: { seat: 0, kind: 'action' },
  outcome: null,
  round: 1,
  rounds: 0,
  public: aPublic(changes),
  hands: [HAND.map(({ card }) => ({ card, known: [] }))],
  bottom: [],
  unseen: [],
  offers: offers && someOffers(offers),
})
