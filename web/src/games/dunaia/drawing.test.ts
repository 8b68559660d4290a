import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { Pretend } from '../../model/pretend'
import Several from '../Several.svelte'
import Board from './Board.svelte'
import { coloured } from './colours'
import { Desk, deskOf } from './desk.svelte'
import { between, corner, ends, isLevel, isSpot, middle, nearest, PLOT, stand, VILLAGE } from './geometry'
import { aPlayer, aView } from './pretend'

describe('the geometry of a village', () => {
  const { lines, squares } = aPlayer(0)

  it('puts all plots into the picture, and lines halfway between their squares', () => {
    for (const { square } of squares) {
      const { x, y } = corner(square)
      expect(x).toBeGreaterThan(VILLAGE.x)
      expect(y).toBeGreaterThan(VILLAGE.y)
      expect(x + PLOT.width).toBeLessThan(VILLAGE.x + VILLAGE.width)
      expect(y + PLOT.height).toBeLessThan(VILLAGE.y + VILLAGE.height)
    }
    for (const { line } of lines) {
      const [a, b] = ends(line).map(middle)
      expect(between(line)).toEqual({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 })
    }
  })

  it('finds the line nearest to a point', () => {
    for (const { line } of lines) expect(nearest(lines, between(line))).toBe(line)
    expect(nearest([], { x: 0, y: 0 })).toBe('')
  })

  it('stands giants apart, whichever way their line runs', () => {
    for (const line of ['A1-B1', 'A1-A2']) {
      const [first, second] = [stand(line, 2, 0), stand(line, 2, 1)]
      expect(first).not.toEqual(second)
      expect(isLevel(line) ? first.y === second.y : first.x === second.x).toBe(true)
      expect(stand(line, 1, 0)).toEqual(between(line))
    }
  })

  it('knows the names of squares and lines', () => {
    expect(['A1', 'B2-C2', 'die/3', 'A4', ''].map(isSpot)).toEqual([true, true, false, false, false])
  })
})

describe('the board', () => {
  const props = (seat: number) => ({ view: { ...aView('die'), viewer: seat }, last: ['0/A1'], pointed: [] })
  const ids = (html: string) =>
    [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!).filter((id) => !id.startsWith('du-'))

  it('draws a position without a table, and nothing in it can be clicked', () => {
    const { body } = render(Board, { props: { ...props(0), table: null } })
    expect(body.match(/class="hit[^"]*"/g)).toHaveLength(9 + 6)
    expect(body).not.toContain('data-legal')
    expect(body).toContain(coloured(['yellow', 'red']).split(';')[0])
  })

  it('marks possible actions if it belongs to a table, or to anything like one', () => {
    const view = aView('recycle')
    const table = new Pretend(view, [{ kind: 'recycle', seat: 0, square: 'B2' }])
    const { body } = render(Board, { props: { ...props(0), view, table } })
    expect(body.match(/data-at="square:B2"[^>]*data-legal/g)).toHaveLength(1)
  })

  it('can be drawn several times on a page, each with names and a desk of its own', () => {
    const tables = [0, 1].map(() => new Pretend(aView('die'), [{ kind: 'take', value: 3 }]))
    deskOf(tables[0]!).board = true
    expect(tables.map((table) => deskOf(table).board)).toEqual([true, false])
    expect(deskOf(tables[0]!)).toBe(deskOf(tables[0]!))
    const page = render(Several, {
      props: { Board, all: [...tables, null].map((table) => ({ ...props(0), table })) },
    }).body
    expect(new Set(ids(page)).size).toBe(ids(page).length)
    expect(page.match(/class="dunaia/g)).toHaveLength(3)
  })

  it('closes what is open, and says whether anything was', () => {
    const desk = new Desk()
    desk.village = 1
    expect([desk.close(), desk.close(), desk.village]).toEqual([true, false, null])
  })
})
