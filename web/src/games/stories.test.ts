import { describe, expect, it } from 'vitest'
import { Catalogue, Speaker, textOf } from '../words/say'
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
  const TEXT =
    'ui-log-laid = laid\nui-log-setup = set-up\nui-log-round = Round { $round }\nevent-walk = { SEAT($seat) } walks\nevent-attack = { SEAT($seat) } plays { $value }\n    .hidden = { SEAT($seat) } lays a card\n'
  const say = new Speaker(new Catalogue([{ language: 'en', text: TEXT }]), (seat) => `P${seat}`)
  const look = { colour: 'red', open: 'NS', symbol: 2 }
  const side = { seat: 0, crew: 'red', card: 5, load: 1, strength: 4 }
  const fight = { cell: 'b1', attacker: side, defender: { ...side, seat: 1 }, winner: 'nobody' as const }
  const walk = (round: number) => ({ kind: 'walk' as const, seat: 0, round, crew: 'red', cell: 'a1', target: 'a2' })
  const log: LogEntry[] = [
    { kind: 'lay' as const, card: 'R1', look, places: ['a1'] },
    { kind: 'lay' as const, card: 'R2', look, places: ['b1'] },
    walk(1),
    { kind: 'attack' as const, seat: 1, round: 1, value: null, how: 'chosen' as const },
    { kind: 'defence' as const, seat: 1, round: 1, value: 5, how: 'chosen' as const, fight },
    walk(2),
  ].map((event, number) => ({ seat: event.kind === 'lay' ? -1 : 0, move: null, event, number }))

  it('tells the layout once and heads each round', () => {
    const told = mineLines(log, say)
    expect(told.map(({ head }) => head)).toEqual(['set-up', 'Round 1', undefined, undefined, 'Round 2'])
    expect(told[0]).toMatchObject({ from: 0, to: 1 })
  })

  it('marks the names of players and says what is hidden as hidden', () => {
    const told = mineLines(log, say)
    expect(told[1]?.parts).toEqual([{ text: 'P0', seat: 0 }, { text: ' walks' }])
    expect(textOf(told[2]!.parts)).toBe('P1 lays a card')
  })

  it('finds the last fight that was fought out', () => {
    expect(lastFight(log)).toEqual({ ...fight, number: 4 })
    expect(lastFight(log.slice(0, 4))).toBeNull()
  })
})
