import { describe, expect, it } from 'vitest'
import { Catalogue, Speaker, textOf } from '../words/say'
import type { LogEntry } from '../net/wire'
import { lines as valleyLines } from './dunaia/story'
import { stand, stepped } from './dunaia/geometry'
import { lines as dynamineLines } from './dynamine/log'
import { beside, cellsOf, corner } from './dynamine/geometry'
import { lines as dragonLines } from './sacred_dragon/log'
import { turned } from './sacred_dragon/view'
import { lastFight, lines as mineLines } from './tf22_mine/log'
import { letterAt, tunnel } from './tf22_mine/view'

describe('the log of the mountain', () => {
  const TEXT = `
ui-log-setup = setup
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
    ...(event.kind === 'extend' ? { rule: 'R-extend' } : {}),
  }))

  it('shows a turn as one line with its gain and rule', () => {
    const turn = dragonLines(log, say).find((line) => line.gain)
    expect(turn).toMatchObject({ seat: 1, gain: 3, rule: 'R-extend', from: 4, to: 7, places: ['2,0', '2,1'] })
    expect(textOf(turn!.parts)).toBe('P1 lays 2, extend')
  })

  it('counts rounds by their ends, the starting round apart', () => {
    expect(dragonLines(log, say).map(({ head }) => head)).toEqual([
      'setup',
      undefined,
      'starting round',
      undefined,
      'Round 1',
      undefined,
    ])
  })

  it('leaves out draws', () => {
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
    'ui-log-laid = laid\nui-log-setup = setup\nui-log-round = Round { $round }\n' +
    'ui-log-drift = Turn of { SEAT($seat) }: drift by { $steps }\n' +
    'event-walk = { SEAT($seat) } walks{ EACH($follows, of: "then") }\n' +
    'event-attack = { SEAT($seat) } plays { $value }\n    .hidden = { SEAT($seat) } lays a card\n'
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

  it('shows the layout once and a heading for each round', () => {
    const told = mineLines(log, say)
    expect(told.map(({ head }) => head)).toEqual(['setup', 'Round 1', undefined, undefined, 'Round 2'])
    expect(told[0]).toMatchObject({ from: 0, to: 1 })
  })

  it('gives the drift of the loaders a line of its own, under the heading of its round', () => {
    const follows = [{ kind: 'drift' as const, seat: 1, round: 2, steps: 2, slots: [4, 12, 20] }]
    const told = mineLines([{ seat: 0, move: null, event: { ...walk(1), follows }, number: 7 }], say)
    expect(told.map(({ parts }) => textOf(parts))).toEqual(['P0 walks', 'Turn of P1: drift by 2'])
    expect(told[1]).toMatchObject({ seat: 1, from: 7.5, to: 7, head: 'Round 2' })
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

describe('the log of the valley', () => {
  const TEXT = `
ui-log-begin = Setup
ui-log-setup = laid out, { SEAT($seat) } begins
ui-log-round = Round { $round }
ui-log-who = { SEAT($seat) }:{ " " }
ui-log-rolls = rolls { $rolls }
ui-log-take = takes { $value }
ui-log-recycle = uses { $space }
ui-log-build = starts { $tile }
ui-then-progress = { $square } goes on
`
  const say = new Speaker(new Catalogue([{ language: 'en', text: TEXT }]), (seat) => `P${seat}`)
  const roll = (value: number) => ({ kind: 'roll' as const, seat: 1, round: 1, value, die: 'black' as const })
  const take = (seat: number, value: number) => ({
    kind: 'take' as const,
    seat,
    round: 1,
    value,
    die: 'black' as const,
    how: 'chosen' as const,
    wakes: 'now' as const,
    beside: ['A1', 'A2'],
    places: [`die/${value}`, `${seat}/A1-A2`],
  })
  const goesOn = { kind: 'progress' as const, seat: 1, square: 'A1', tile: 'T', token: 2, needed: 3, places: ['1/A1'] }
  const placed = {
    kind: 'recycle' as const,
    seat: 1,
    round: 1,
    paid: 0,
    where: 'common' as const,
    effect: 'build',
    amount: 1,
    space: 'build',
  }
  const built = {
    kind: 'build' as const,
    seat: 1,
    round: 1,
    paid: 1,
    tile: 'T',
    level: 1,
    square: 'B1',
    turned: 0,
    origin: 'top' as const,
    places: ['market/1/top', '1/B1'],
    then: [{ kind: 'next' as const, seat: 0, round: 1, begins: 'turn' as const }, take(0, 5)],
  }
  const log: LogEntry[] = [
    { kind: 'begin' as const, seat: 1 },
    { kind: 'elder' as const, elder: 'mason', space: 1, places: ['elder/1'] },
    roll(5),
    roll(4),
    { ...take(1, 4), then: [goesOn, goesOn] },
    placed,
    built,
    { kind: 'draw' as const, round: 1, tile: 'U', level: 1, slot: 'top' as const, below: 3, places: ['market/1/top'] },
    { ...placed, seat: 0, space: 'flower' },
  ].map((event, number) => ({ seat: event.seat ?? -1, move: null, event, number }))
  const told = valleyLines(log, say)

  it('shows the setup as one line and a turn as another', () => {
    expect(told.map(({ parts }) => textOf(parts))).toEqual([
      'laid out, P1 begins',
      'P1: rolls 4, 5, takes 4, A1 goes on, A1 goes on, starts T',
      'P0: takes 5, uses flower',
    ])
    expect(told.map(({ head }) => head)).toEqual(['Setup', 'Round 1', undefined])
  })

  it('attributes automatic consequences to the player concerned', () => {
    expect(told.map(({ seat }) => seat)).toEqual([-1, 1, 0])
    expect(new Set(told.map(({ from }) => from)).size).toBe(3)
    expect(told[2]).toMatchObject({ to: 8 })
  })

  it('names each place of the board once, and no die', () => {
    expect(told[1]?.places).toEqual(['1/A1-A2', '1/A1', 'market/1/top', '1/B1'])
  })
})

describe('a village', () => {
  it('is walked from square to square, and over the lines where giants may go', () => {
    const squares = (at: string) => !at.includes('-')
    expect(stepped('A1', 'ArrowRight', squares)).toBe('B1')
    expect(stepped('A1', 'ArrowRight', () => true)).toBe('A1-B1')
    expect(stepped('A1-B1', 'ArrowRight', () => true)).toBe('B1')
    expect(stepped('C3', 'ArrowDown', squares)).toBe('C3')
    expect(stepped('B2', 'ArrowUp', () => true)).toBe('B1-B2')
  })

  it('lets its giants stand around the middle of a line', () => {
    expect(stand('A1-A2', 1, 0)).toEqual({ x: 75, y: 194 })
    expect([0, 1, 2].map((i) => stand('A1-B1', 3, i).y)).toEqual([27, 83, 139])
  })
})

describe('the log of the mines', () => {
  const TEXT = `
ui-log-setup = setup
ui-log-laid = all is laid out
ui-log-round = Round { $round }: { $token-points }
ui-log-build = { SEAT($seat) } builds { $exits }{ $has } on { $level }
ui-with = { " " }with { $has }
ui-has-veins = { $veins } veins
event-begin = { SEAT($seat) } begins
event-roll = { SEAT($seat) } rolls { $value }
event-end = { SEAT($seat) } ends and loses { $lost }
`
  const say = new Speaker(new Catalogue([{ language: 'en', text: TEXT }]), (seat) => `P${seat}`)
  const face = { tile: 'A5a', price: 5, exits: 'NS', veins: 2 }
  const laid = (pile: string, number: number) => ({
    kind: 'lay' as const,
    places: [pile],
    pile,
    face,
    covered: 2,
    number,
    piles: 2,
  })
  const log = [
    laid('A1', 1),
    laid('A2', 2),
    { kind: 'deal' as const, seat: 0, card: null },
    { kind: 'begin' as const, seat: 1 },
    {
      kind: 'token' as const,
      seat: 1,
      round: 1,
      token: { token: 'R1', points: 3, action: 'none' as const },
      rounds: 10,
    },
    {
      kind: 'roll' as const,
      seat: 1,
      round: 1,
      value: 4,
      stands: 'yes' as const,
      points: 7,
      extra: 'none' as const,
      face: '4',
      roll: 'first' as const,
      guess: 'none' as const,
      added: 0,
    },
    {
      kind: 'build' as const,
      seat: 1,
      round: 1,
      places: ['A5', '2,0'],
      gains: [0, 4],
      pile: 'A5',
      face,
      at: '2,0',
      level: 2,
      place: 0,
      bonus: 0,
      left: 2,
      token: 0,
      moves: 0,
      reached: 2,
      seals: 'no' as const,
      parts: { veins: 4, rewards: 0 },
    },
    { kind: 'show' as const, round: 1, places: ['A5'], pile: 'A5', face, covered: 1 },
    { kind: 'end' as const, seat: 1, round: 1, lost: 2, ends: 'turn' as const, missions: [] },
    { kind: 'end' as const, seat: 0, round: 1, lost: 0, ends: 'round' as const, missions: [] },
  ].map((event, number): LogEntry => ({
    seat: event.kind === 'build' ? 1 : -1,
    move: null,
    event,
    number,
    ...(event.kind === 'build' ? { rule: 'R-veins' } : {}),
  }))
  const told = dynamineLines(log, say)

  it('shows the setup in one line and the token as the heading of its round', () => {
    expect(told.map(({ parts }) => textOf(parts))).toEqual([
      'all is laid out',
      'P1 begins',
      'P1 rolls 4',
      'P1 builds NS with 2 veins on 2',
      'P1 ends and loses 2',
    ])
    expect(told.map(({ head }) => head)).toEqual(['setup', undefined, 'Round 1: 3', undefined, undefined])
    expect(told[0]).toMatchObject({ from: 0, to: 2 })
  })

  it('shows a part of the log in the same way as the whole', () => {
    expect(dynamineLines(log.slice(5), say).map(({ parts }) => parts)).toEqual(told.slice(2).map(({ parts }) => parts))
  })

  it("shows a build with its gain, its rule and its place in its owner's mine", () => {
    expect(told[3]).toMatchObject({ seat: 1, gain: 4, rule: 'R-veins', from: 6, to: 7, places: ['A5', '1:2,0'] })
    expect(cellsOf(told[3]!.places, 1)).toEqual(['2,0'])
    expect(cellsOf(told[3]!.places, 0)).toEqual([])
  })
})

describe('a mine in section', () => {
  it('has its levels one below the other and finds the neighbours of a cell', () => {
    expect(corner('3,-2')).toEqual({ x: -208, y: 208 })
    expect(['N', 'E', 'S', 'W'].map((side) => beside('2,0', side))).toEqual(['1,0', '2,1', '3,0', '2,-1'])
  })
})
