import { beforeEach, expect, it } from 'vitest'
import { drag, type Drag } from './drag'

type Listener = (event: PointerEvent) => void

/** A piece on no page: it keeps its listeners, and a test calls them. */
class Piece {
  listeners = new Map<string, Listener>()
  addEventListener(type: string, listener: Listener) {
    this.listeners.set(type, listener)
  }
  removeEventListener(type: string) {
    this.listeners.delete(type)
  }
  setPointerCapture() {}

  send(type: string, clientX = 0, clientY = 0, more: object = {}): boolean {
    let stopped = false
    const stop = () => void (stopped = true)
    const stops = { stopPropagation: stop, stopImmediatePropagation: stop }
    const event = { type, clientX, clientY, button: 0, pointerType: 'mouse', ...stops, ...more }
    this.listeners.get(type)?.(event as PointerEvent)
    return stopped
  }
}

let piece: Piece
let seen: string[]
const watched: Drag = {
  start: () => seen.push('start'),
  move: (at, by) => seen.push(`move ${at.x},${at.y} by ${by.x},${by.y}`),
  end: () => seen.push('end'),
  drop: (at) => seen.push(`drop ${at.x},${at.y}`),
}
const made = (given: Drag | null) => drag(piece, given)

beforeEach(() => {
  piece = new Piece()
  seen = []
})

it('drags a piece that travels, and swallows the click that follows', () => {
  made(watched)
  piece.send('pointerdown', 100, 50)
  piece.send('pointermove', 104, 53)
  expect(seen).toEqual([])
  piece.send('pointermove', 110, 50)
  piece.send('pointerup', 120, 60)
  expect(seen).toEqual(['start', 'move 110,50 by 10,0', 'end', 'drop 120,60'])
  expect([piece.send('click'), piece.send('click')]).toEqual([true, false])
})

it('treats a press that does not travel as a click', () => {
  made(watched)
  piece.send('pointerdown', 100, 50)
  piece.send('pointermove', 103, 50)
  piece.send('pointerup', 103, 50)
  expect([seen, piece.send('click')]).toEqual([[], false])
})

it('drops nothing if the press is cancelled, and puts the piece back', () => {
  made(watched)
  piece.send('pointerdown')
  piece.send('pointermove', 20, 0)
  piece.send('pointercancel', 20, 0)
  expect(seen.slice(-1)).toEqual(['end'])
})

it('puts a piece back that can no longer be moved, or is gone', () => {
  const action = made(watched)
  piece.send('pointerdown')
  piece.send('pointermove', 20, 0)
  action.update(null)
  piece.send('pointerup', 20, 0)
  expect(seen.slice(1)).toEqual(['move 20,0 by 20,0', 'end'])
  action.update(watched)
  piece.send('pointerdown')
  piece.send('pointermove', 0, 20)
  action.destroy()
  expect(seen.slice(-1)).toEqual(['end'])
  expect(piece.listeners.size).toBe(0)
})

it('drags only with the main button, and nothing that has to stay', () => {
  const action = made(watched)
  piece.send('pointerdown', 0, 0, { button: 2 })
  piece.send('pointermove', 20, 0)
  action.update(null)
  piece.send('pointerdown')
  piece.send('pointermove', 20, 0)
  expect(seen).toEqual([])
})
