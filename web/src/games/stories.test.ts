import { describe, expect, it } from 'vitest'
import { Catalogue, Speaker, textOf } from '../words/say'
import type { LogEntry } from '../net/wire'
import { lines as dragonLines, roundOf } from './sacred_dragon/story'
import { turned } from './sacred_dragon/view'
import { lastFight, lines as mineLines } from './tf22_mine/story'
import { letterAt, tunnel } from './tf22_mine/view'

describe('the log of the mountain', () => {
  const TEXT = `
ui-log-setup = set-up
ui-log-starting = starting round
ui-log-round = Round { $round }
ui-log-turn = { SEAT($seat) } lays { $tiles }, { $made }
event-begin = { SEAT($seat) } begins
event-centre = the first tile
event-supply = { SEAT($seat) } supplies
`
  const say = new Speaker(new Catalogue([{ language: 'en', text: TEXT }]), (seat) => `P${seat}`)
  const mine = { kind: 'extend' as const, sides: 3, points: 3, tokens: 0, zones: 0 }
  const lay = (seat: number, at: string, ends: '' | 'turn' | 'round' = '') => ({
    kind: 'place' as const,
    seat,
    tile: 'T1',
    turn: 0,
    edges: 'RRRRRY',
    at,
    sides: 1,
    number: 1,
    mine: null,
    places: [at],
    ends,
  })
  const drawn = { kind: 'draw' as const, seat: 1, tile: null, edges: null, pile: 9 }
  const log: LogEntry[] = [
    { kind: 'begin' as const, seat: 1 },
    { kind: 'centre' as const, tile: 'T55', edges: 'RRRRRY', at: '0,0', pile: 40, places: ['0,0'] },
    lay(1, '1,0', 'turn'),
    lay(0, '0,1', 'round'),
    lay(1, '2,0'),
    lay(1, '2,1'),
    { kind: 'stop' as const, seat: 1, tiles: 2, mine },
    {
      kind: 'extend' as const,
      seat: 1,
      tile: 'T1',
      at: '2,1',
      mine,
      left: 7,
      zone: null,
      beside: ['2,0'],
      places: ['2,1'],
    },
    drawn,
    { kind: 'supply' as const, seat: 0, draws: 1, ends: 'round' as const },
  ].map((event, number) => ({
    seat: number < 2 || event === drawn ? -1 : (event.seat ?? -1),
    move: null,
    event,
    number,
  }))

  it('tells a turn as one line with its gain and rule', () => {
    const turn = dragonLines(log, say).find((line) => line.gain)
    expect(turn).toMatchObject({ seat: 1, gain: 3, rule: 'MSD-047', from: 4, to: 7, places: ['2,0', '2,1'] })
    expect(textOf(turn!.parts)).toBe('P1 lays 2, extend')
  })

  it('counts rounds by their ends, the starting round apart', () => {
    expect(roundOf(log.slice(0, 8))).toBe(1)
    expect(dragonLines(log, say).map(({ head }) => head)).toEqual([
      'set-up',
      undefined,
      'starting round',
      undefined,
      'Round 1',
      undefined,
    ])
  })

  it('does not tell draws', () => {
    expect(dragonLines(log, say).map(({ seat }) => seat)).toEqual([1, -1, 1, 0, 1, 0])
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
