import { describe, expect, it } from 'vitest'
import { boundary, boundsOf, centre, neighbour, SIDES, sideOfKey } from './hex'
import { around, freest } from './room'
import { cellName, middle, outside, place, stepped } from './square'

describe('hexagons', () => {
  it('lie east, then clockwise, with opposite sides three apart', () => {
    for (let side = 0; side < 6; side++) expect(neighbour(neighbour('4,-7', side), side + 3)).toBe('4,-7')
    expect(SIDES[0]).toEqual([1, 0])
    expect(centre('0,1').y).toBeGreaterThan(0)
    expect(centre('1,0')).toEqual({ x: Math.sqrt(3) * 50, y: 0 })
  })

  it('have neighbours at equal distance', () => {
    for (let side = 0; side < 6; side++) {
      const { x, y } = centre(neighbour('0,0', side))
      expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3) * 50, 6)
    }
  })

  it('share one boundary as a group, with a second ring around a hole', () => {
    const rings = (cells: string[]) => boundary(cells).split('M').length - 1
    expect(rings(['0,0'])).toBe(1)
    expect(rings(['0,0', '1,0'])).toBe(1)
    expect(rings(['0,0', '3,0'])).toBe(2)
    expect(rings([0, 1, 2, 3, 4, 5].map((side) => neighbour('0,0', side)))).toBe(2)
    expect(boundary(['0,0', '1,0']).split('L').length).toBe(10)
  })

  it('are walked up and down without drifting', () => {
    let at = '0,0'
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown'])
      at = neighbour(at, sideOfKey(key, Number(at.split(',')[1]))!)
    expect(at).toBe('0,0')
    expect(sideOfKey('Enter', 0)).toBeNull()
  })

  it('fit into their bounds', () => {
    const box = boundsOf(['0,0', '2,0'], 50)
    expect(box.width).toBeCloseTo(2 * Math.sqrt(3) * 50 + 100, 6)
    expect(boundsOf([], 10)).toEqual({ x: -10, y: -10, width: 20, height: 20 })
  })
})

describe('cards', () => {
  it('are named by column and row', () => {
    for (const cell of ['a1', 'f6', 'c4']) expect(cellName(place(cell))).toBe(cell)
    expect(middle('b2')).toEqual({ x: 158, y: 218 })
  })

  it('keep the keyboard on the board', () => {
    expect(stepped('a1', 'ArrowLeft', 6, 6)).toBe('a1')
    expect(stepped('a1', 'ArrowDown', 6, 6)).toBe('a2')
    expect(stepped('f6', 'ArrowRight', 6, 6)).toBe('f6')
  })

  it('have places outside that turn clockwise', () => {
    expect(outside('a1', 'N').turn).toBe(0)
    expect(outside('f1', 'E').x).toBeGreaterThan(middle('f1').x)
  })
})

describe('room', () => {
  const seen = { x: 0, y: 0, width: 100, height: 100 }
  const size = { width: 20, height: 10 }
  const [above, below, outside] = [
    { x: 50, y: 20 },
    { x: 50, y: 80 },
    { x: 105, y: 50 },
  ]

  it('is the first place where nothing is hidden', () => {
    expect(freest([above, below], size, [], seen)).toBe(above)
    expect(freest([above, below], size, [around({ x: 55, y: 20 }, 20)], seen)).toBe(below)
  })

  it('is never outside while a place inside hides less than would be cut off there', () => {
    expect(freest([outside, above], size, [around(above, 12)], seen)).toBe(above)
  })
})
