import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../net/wire'
import { Catalogue, Speaker, textOf } from '../../words/say'
import { tunnels } from './card'
import { beyond, edgeOf, node, triangle, triangleKey } from './lattice'
import { cellsOf, drawn } from './picture'
import { deeds, lines } from './story'
import type { Building, Face, Mine, Spot } from './view'
import { sumAt } from './signs'
import { pathsOf, rockOf, waysOf } from './ways'

describe('the log of the cubes', () => {
  const TEXT = `
ui-log-setup = Setup
ui-log-set-up = { $cards } dealt
ui-log-dig = { SEAT($seat) } digs { $part }, +{ $supply } supply, +{ $vein } vein
ui-log-spend = { SEAT($seat) } { $kind } { $name } for { $price }
ui-log-over = ; over: { $reason }
ui-round = Round { $round }
end-drawn = drawn in time
`
  const say = new Speaker(new Catalogue([{ language: 'en', text: TEXT }]), (seat) => `P${seat}`)
  const dig = {
    kind: 'excavate' as const,
    seat: 0,
    round: 1,
    card: 'M01',
    at: '2,-1',
    places: ['2,-1'],
    off: 'M04',
    how: 'beside' as const,
    part: 'E',
    by: 'last' as const,
    covers: [],
    paths: [],
    veins: [],
    supply: 1,
    vein: 1,
    draws: 2,
    hand: 5,
  }
  const draw = (why: 'supply' | 'vein', more = {}) => ({
    kind: 'draw' as const,
    seat: 0,
    round: 1,
    card: null,
    why,
    supply_due: 0,
    vein_due: 0,
    hand: 6,
    deck: 20,
    ...more,
  })
  const build = {
    kind: 'build' as const,
    seat: 1,
    round: 2,
    building: 'B1',
    name: 'lookout',
    card: 'M04',
    range: 4,
    price: 1,
    built: 1,
    places: ['0,0'],
  }
  const verdict = { won: true, reason: 'drawn', rank: 'elven-hovel' }
  const log: LogEntry[] = [
    { kind: 'deal' as const, seat: 0, card: 'M01', hand: 1, deck: 41 },
    { kind: 'deal' as const, seat: 1, card: null, hand: 1, deck: 40 },
    { kind: 'start' as const, card: 'M04', at: '0,0', deck: 39, places: ['0,0'] },
    dig,
    draw('supply'),
    draw('vein'),
    build,
    { kind: 'pay' as const, seat: 1, round: 2, card: null, price: 0, hand: 4, deck: 21 },
    { ...dig, round: 3 },
    draw('supply', { ends: 'game' as const, verdict }),
  ].map((event, number) => ({ seat: -1, move: null, event, number }))

  it('folds the setup into one line, and a turn with its draws or payments into one', () => {
    const told = lines(log, say)
    expect(told.map(({ parts }) => textOf(parts))).toEqual([
      '2 dealt',
      'P0 digs E, +1 supply, +1 vein',
      'P1 build lookout for 1',
      'P0 digs E, +1 supply, +1 vein; over: drawn in time',
    ])
    expect(told.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [3, 5],
      [6, 7],
      [8, 9],
    ])
    expect(told.map(({ head }) => head)).toEqual(['Setup', 'Round 1', 'Round 2', 'Round 3'])
    expect(told.map(({ places }) => places)).toEqual([['0,0'], ['2,-1'], ['0,0'], ['2,-1']])
  })

  it('counts what each seat did', () => {
    expect(deeds(log, 2)).toEqual([
      { digs: 2, supply: 2, vein: 1, gold: 0 },
      { digs: 0, supply: 0, vein: 0, gold: 1 },
    ])
  })
})

describe('the mine of cubes', () => {
  // A card with a building on its top face, and one laid over its right face.
  const faces: Face[] = [
    { card: 'M05', mouths: ['NE', 'E', 'W'], inner: ['top_right', 'top_left'] },
    { card: 'M18', mouths: ['E', 'W', 'NW'], inner: ['right_mid', 'left_right', 'left_mid'] },
  ]
  const lookout: Building = {
    building: 'B6',
    name: 'Lookout',
    doors: ['top_right'],
    range: 2,
    outpost_range: 2,
    upgraded_range: 3,
    card: 'M05',
    at: '0,0',
    upgraded: false,
  }
  const now: Mine = {
    cards: faces,
    mine: [
      { card: 'M05', at: '0,0', shows: ['RU', 'RL', 'LL', 'LU'], building: 'B6' },
      { card: 'M18', at: '1,-1', shows: ['TR', 'RU', 'RL', 'LL', 'LU', 'TL'] },
    ],
    buildings: [lookout],
  }

  it('knows what lies beyond each edge', () => {
    const home = triangle([0, 0], 'RU')
    expect(beyond(home, edgeOf([0, 0], 'E'))).toBe(triangleKey(triangle(node('2,-1'), 'LU')))
    expect(beyond(home, edgeOf([0, 0], 'top_right'))).toBe(triangleKey(triangle([0, 0], 'TR')))
  })

  it('draws a bend for two crossed edges of a triangle and a fork for three', () => {
    const bends = (face: Face) => tunnels(face).match(/A/g)?.length ?? 0
    expect(bends({ card: 'X', mouths: ['NE'], inner: ['top_mid'] })).toBe(1)
    expect(bends({ card: 'X', mouths: ['NE'], inner: ['top_mid', 'top_right'] })).toBe(3)
  })

  it('draws a step where one card lies on the other, and rims towards the table', () => {
    const drawing = drawn(cellsOf(now))
    expect(drawing.steps).not.toBe('')
    expect(drawing.hachures).not.toBe('')
    const beside = { ...now, mine: [now.mine[0]!, { ...now.mine[1]!, at: '2,-1' }] }
    expect(drawn(cellsOf(beside)).steps).toBe('')
    expect(drawn(cellsOf(beside)).seams).not.toBe('')
  })

  it('draws a supply path from the side of the card to the door, with its count once per card', () => {
    const spot: Spot = {
      at: '2,-1',
      off: 'M05',
      how: 'beside',
      part: 'E',
      by: 'last',
      paths: [
        {
          building: 'B6',
          door: 'top_right',
          side: 'W',
          tiles: 2,
          range: 2,
          supplies: true,
          through: [{ card: 'M05', triangles: ['RU'], tile: 2 }],
        },
        { building: 'B6', door: 'top_right', side: 'NW', tiles: 3, range: 2, supplies: false },
      ],
    }
    expect(pathsOf(spot, faces[1]!).map(({ tiles }) => tiles)).toEqual([2])
    const ways = waysOf({ ...now, mine: [now.mine[0]!] }, spot, faces[1]!)
    expect(ways.routes.map(({ steps }) => steps.map(({ tile }) => tile))).toEqual([[2]])
    expect(ways.routes[0]!.d).toMatch(/^M55\.43 0A32 32 0 0 . 27\.71 -16L/)
    expect(ways.first).toHaveLength(1)
    expect(pathsOf(spot, { card: 'M01', mouths: ['E'], inner: [] })).toEqual([])
  })

  it('writes the sum of a dig below the card, and elsewhere if gold lies there', () => {
    const spot: Spot = { at: '2,-1', off: 'M05', how: 'beside', part: 'E', by: 'last' }
    const seen = { x: -500, y: -500, width: 1000, height: 1000 }
    const at = { x: 300, y: 300 }
    const sum = (nuggets: string[]) => sumAt(now, waysOf(now, spot, faces[1]!), at, { ...faces[1]!, nuggets }, seen)
    expect(sum([])).toEqual({ x: 300, y: 378 })
    expect(sum(['RL@bottom']).y).toBeLessThan(300)
  })

  it('hatches a whole triangle where no tunnel runs, else the side on which the corner lies', () => {
    const area = (corners: string[]) => ({ cards: ['M05'], area: [{ card: 'M05', corners }] })
    expect(rockOf(now, area(['RL@hub']))).toMatch(/^M[^A]*Z$/)
    expect(rockOf(now, area(['RU@upper_right']))).toContain('A22.75')
    expect(rockOf(now, area(['RU@hub']))).toContain('A41.25')
  })
})
