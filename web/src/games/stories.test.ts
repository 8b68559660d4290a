import { describe, expect, it } from 'vitest'
import type { ComponentData, Facts, Form, LogEntry } from '../net/wire'
import { lines as dragonLines, roundOf } from './sacred_dragon/story'
import { turned } from './sacred_dragon/view'
import { lastFight, lines as mineLines } from './tf22_mine/story'
import { letterAt, tunnel } from './tf22_mine/view'

const entries = (...moves: [seat: number, words: string, form: Form | null, facts?: Facts][]): LogEntry[] =>
  moves.map(([seat, words, form, facts = null], number) => ({
    number,
    seat,
    words,
    form,
    facts,
    notation: null,
    time: 0,
  }))

describe('the log of the mountain', () => {
  const log = entries(
    [-1, 'Seat 1 begins', { kind: 'begin', seat: 1 }],
    [-1, 'Seat 1 draws a tile', null],
    [-1, 'T55 lies in the middle', { kind: 'draw', tile: 'T55' }, { places: ['0,0'] }],
    [1, 'Seat 1 plays', { kind: 'place', tile: 'T1', turn: 0, at: '1,0' }, { places: ['1,0'] }],
    [0, 'Seat 0 plays', { kind: 'place', tile: 'T2', turn: 0, at: '0,1' }, { places: ['0,1'] }],
    [1, 'Seat 1 plays', { kind: 'place', tile: 'T3', turn: 0, at: '2,0' }, { places: ['2,0'] }],
    [1, 'Seat 1 plays', { kind: 'place', tile: 'T4', turn: 0, at: '2,1' }, { places: ['2,1'] }],
    [1, 'Seat 1 stops', { kind: 'stop' }],
    [
      1,
      'Seat 1: extend for 3 points with no token',
      { kind: 'mine' },
      { seat: 1, places: ['2,1'], gains: [0, 3], detail: { mine: { kind: 'extend', points: 3, tokens: 0 } } },
    ],
    [-1, 'Seat 1 draws a tile', null],
    [0, 'Seat 0 supplies: draws a tile', { kind: 'supply' }],
  )

  it('tells a turn as one line with its gain and rule', () => {
    const turn = dragonLines(log).find((line) => line.gain)
    expect(turn).toMatchObject({ seat: 1, gain: 3, rule: 'MSD-047', from: 5, to: 8, places: ['2,0', '2,1'] })
  })

  it('counts rounds by the turns taken, the starting round apart', () => {
    expect(roundOf(log)).toBe(1)
    expect(
      dragonLines(log)
        .map(({ head }) => head)
        .filter(Boolean),
    ).toHaveLength(3)
  })

  it('does not tell draws', () => {
    expect(dragonLines(log).map(({ seat }) => seat)).toEqual([1, -1, 1, 0, 1, 0])
  })
})

describe('a tile', () => {
  it('shows its edges turned clockwise', () => {
    expect(turned('RYB*WG', 0)).toBe('RYB*WG')
    expect(turned('RYB*WG', 1)).toBe('GRYB*W')
    expect(turned('RYB*WG', 6)).toBe('RYB*WG')
  })
})

describe('the log of the mine', () => {
  const box: ComponentData = {
    game: 'tf22_mine',
    hash: '',
    data: { action_costs: { A: 1, D: 1, G: 1, J: 3 }, ore: { per_turn: 4 } },
  }
  const FIGHT = {
    cell: 'b1',
    attacker: { seat: 0, crew: 'red', card: 5, load: 1, strength: 4 },
    defender: { seat: 1, crew: 'blue', card: 6, load: 1, strength: 5 },
    winner: 'defender',
  }
  const log = entries(
    [-1, 'R1 is laid at a1', { kind: 'lay', card: 'R1', placement: 0 }],
    [-1, 'R2 is laid at b1', { kind: 'lay', card: 'R2', placement: 0 }],
    [0, 'Seat 0 puts the red crew through a secret tunnel from d3 to b1 (J)', { kind: 'tunnel', to: 'b1' }],
    [0, 'Seat 0 attacks the blue crew of seat 1 with the red crew on b1 (G)', { kind: 'steal', victim: 'blue' }],
    [-1, 'Seat 0 turns over a 5 to attack', { kind: 'card', value: 5 }, { seat: 0 }],
    [
      -1,
      'Seat 1 turns over a 6 to defend: 5 - 1 = 4 against 6 - 1 = 5, the defender wins',
      { kind: 'card', value: 6 },
      { seat: 1, detail: { fight: FIGHT } },
    ],
    [1, 'Seat 1 rotates a1 by 180 degrees (A)', { kind: 'turn', cell: 'a1', way: 'A' }],
    [1, 'Seat 1 walks the blue crew from b1 to c1 (D)', { kind: 'walk', to: 'c1' }],
  )
  const view = { players: [{}, {}] }

  it('tells the layout once and a turned-over card as its owner’s', () => {
    const told = mineLines(log, view, box)
    expect(told).toHaveLength(7)
    expect(told[3]).toMatchObject({ seat: 0, text: 'turns over a 5 to attack' })
  })

  it('does not count a free action as a turn', () => {
    expect(mineLines(log, view, box).filter(({ head }) => head?.startsWith('Round'))).toHaveLength(1)
  })

  it('finds the last fight that was fought out', () => {
    expect(lastFight(log)).toEqual({ ...FIGHT, number: 5 })
    expect(lastFight(log.slice(0, 5))).toBeNull()
  })
})

describe('a mine card', () => {
  it('joins all its openings', () => {
    expect(tunnel('NS')).toBe('M50 0V140')
    expect(tunnel('NESW').match(/M/g)).toHaveLength(6)
    expect(tunnel('NSW').match(/M/g)).toHaveLength(3)
    expect(tunnel('N')).toBe('M50 0V70')
    expect(tunnel('')).toBe('')
  })

  it('wears its letter on the band, also in a bend', () => {
    expect(letterAt('ES')).toEqual({ x: 56.5, y: 76.5 })
    expect(letterAt('EW')).toEqual({ x: 50, y: 70 })
  })
})
