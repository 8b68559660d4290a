import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { Camera } from '../../draw/camera.svelte'
import { Pretend } from '../../model/pretend'
import type { Form } from '../../net/wire'
import Several from '../Several.svelte'
import Board from './Board.svelte'
import { around, beside, cellsOf, cellsToWalk, corner, following, jointsOf, stepped } from './geometry'
import { aPlayer, aView } from './pretend'
import { boundsFor, levelsFor, Scene, sentenceAt } from './scene.svelte'

const BUILDS: Form[] = [
  { kind: 'build', pile: 'A1', at: '4,0' },
  { kind: 'build', pile: 'A1', at: '1,1' },
]
const still = { view: aView(), table: null, last: ['0:4,0'], pointed: [], seats: [] }
const count = (body: string, part: string) => body.split(part).length - 1

describe('a mine in section', () => {
  const cells = cellsToWalk(aPlayer(0))

  it('has its cells in rows of one level', () => {
    expect(corner('3,-1')).toEqual({ x: -104, y: 208 })
    expect(beside('2,0', 'S')).toBe('3,0')
    expect(around(['1,0', '3,1'], 10, 20, 30, 40)).toEqual({ x: -10, y: -20, width: 244, height: 368 })
    expect(cellsOf(['A5', '1:2,0', '0:3,0'], 1)).toEqual(['2,0'])
  })

  it('lights the gap where two open sides meet', () => {
    expect(jointsOf(aPlayer(0)).map(({ id }) => id)).toEqual(['2,0S', '3,0E', '1,0S'])
  })

  it('is walked straight ahead, else to the nearest cell in that direction', () => {
    expect(stepped('1,0', 'ArrowDown', cells)).toBe('2,0')
    expect(stepped('3,1', 'ArrowUp', cells)).toBe('1,1')
    expect(stepped('4,0', 'ArrowDown', cells)).toBe('4,0')
    expect(stepped('4,0', 'Home', cells)).toBe('4,0')
  })

  it('is walked in reading order, wrapping around at the ends', () => {
    const order = ['4,0', '1,1', '3,-1']
    expect(following(null, 1, order)).toBe('1,1')
    expect(following('4,0', 1, order)).toBe('1,1')
    expect(following('1,1', -1, order)).toBe('4,0')
    expect(following('1,1', 1, [])).toBe('1,1')
  })
})

describe('the visible part of a mine', () => {
  const camera = (width: number, height: number) => {
    const made = new Camera()
    made.glass = { width, height }
    return made
  }

  it('has the shape of the visible area, begins above the surface and is never magnified', () => {
    for (const [width, height] of [
      [900, 600],
      [360, 300],
    ] as const) {
      const bounds = boundsFor(['1,0'], camera(width, height))
      expect(bounds.width / bounds.height).toBeCloseTo(width / height)
      expect(width / bounds.width).toBeLessThanOrEqual(2)
      expect(bounds.y).toBeLessThan(0)
    }
  })

  it('has the levels of the mine, and the visible ones below it', () => {
    const deep = camera(100, 1040)
    deep.bounds = { x: 0, y: 0, width: 100, height: 1040 }
    expect(levelsFor(['1,0', '4,0'], deep)).toBe(10)
    expect(levelsFor(['12,0'], deep)).toBe(12)
  })

  it('has a sentence above a cell, or below a cell near the top', () => {
    const glass = camera(1000, 1000)
    glass.bounds = { x: 0, y: 0, width: 1000, height: 1000 }
    expect(sentenceAt('2,4', glass)).toEqual({ x: 466, y: 220, below: true })
    expect(sentenceAt('9,0', glass)).toEqual({ x: 130, y: 816, below: false })
  })
})

describe('a scene', () => {
  it('shows the mine of the viewer, of a seat that was opened, and without a table of the one whose turn it is', () => {
    const view = aView({}, { turn: 1 })
    const table = new Pretend(view, BUILDS)
    expect(new Scene(() => ({ ...still, view, table })).shown).toBe(0)
    table.mode = 'mine:1'
    expect(new Scene(() => ({ ...still, view, table })).shown).toBe(1)
    const replay = new Scene(() => ({ ...still, view }))
    expect(replay.shown).toBe(1)
    replay.asked = 0
    expect(replay.shown).toBe(0)
  })

  it('offers cells only to the viewer in their own mine', () => {
    const view = aView()
    const table = new Pretend(view, BUILDS)
    const scene = () => new Scene(() => ({ ...still, view, table }))
    expect([...scene().open]).toEqual(['4,0', '1,1'])
    table.pickAll({ kind: 'build', pile: 'A1' })
    expect([...scene().legal.keys()]).toEqual(['4,0', '1,1'])
    table.mode = 'mine:1'
    expect([scene().open.size, scene().legal.size, scene().acting]).toEqual([0, 0, null])
  })

  it('counts the well that is pointed at', () => {
    const scene = new Scene(() => ({ ...still }))
    expect(scene.counting).toBeNull()
    scene.under = '3,1'
    expect(scene.counting).toEqual({ at: '3,1', cells: ['3,1', '2,1'], well: true, points: 2 })
  })
})

describe('the board', () => {
  it('is drawn without a table, with nothing to pick', () => {
    const { body } = render(Board, { props: still })
    expect(body).toContain('role="img"')
    expect([count(body, 'data-legal'), count(body, 'role="application"')]).toEqual([0, 0])
    expect(count(body, 'class="dytile')).toBe(3)
  })

  it('marks the cells that the picked pile may go to', () => {
    const view = aView()
    const table = new Pretend(view, BUILDS)
    table.pickAll({ kind: 'build', pile: 'A1' })
    const { body } = render(Board, { props: { ...still, view, table } })
    expect(count(body, 'data-legal')).toBe(2)
  })

  it('is drawn three times on one page, each with what is picked on it, and with ids of its own', () => {
    const view = aView()
    const [one, other] = [new Pretend(view, BUILDS), new Pretend(view, BUILDS)]
    one.pickAll({ kind: 'build', pile: 'A1' })
    other.pickAll(BUILDS[0]!)
    const all = [one, other, null].map((table) => ({ ...still, view, table }))
    const { body } = render(Several, { props: { Board, all } })
    expect([count(body, 'class="dypreview'), count(body, '<svg class="board')]).toEqual([1, 3])
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
