/** Pieces that travel: from a hand or a player's card. `--move` sets how long it takes; reduced motion sets it to zero. */

import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import type { Point } from './hex'

export interface Journey {
  /** The destination of the piece, in units of the board. */
  to: Point
  scale?: number
  /** The element it comes from; null if it simply appears in its place; undefined if it was already there. */
  from(): Element | null | undefined
}

let known: { calm: boolean; time: number } | null = null

/** Milliseconds that a piece travels. Read from the style sheet once, because reading it costs a layout of the page. */
export function moveTime(): number {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (known?.calm !== calm) {
    const time = getComputedStyle(document.documentElement).getPropertyValue('--move')
    known = { calm, time: milliseconds(time) }
  }
  return known.time
}

/** Read a time from a style sheet: "240ms" or, once minified, ".24s". */
export function milliseconds(time: string): number {
  const number = parseFloat(time) || 0
  return /ms\s*$/.test(time) ? number : number * 1000
}

/** A transition for a piece that comes from somewhere. */
export function travel(node: SVGGraphicsElement, { to, scale = 1, from }: Journey): TransitionConfig {
  const origin = from()
  const duration = moveTime()
  if (!duration || origin === undefined) return { duration: 0 }
  const start = origin && onBoard(node, origin)
  if (!start) return { duration, css: (t) => `opacity: ${t}` }
  const css = (_: number, left: number) => {
    const [x, y] = [to.x + (start.x - to.x) * left, to.y + (start.y - to.y) * left]
    return `transform: translate(${x}px, ${y}px) scale(${scale})`
  }
  return { duration, easing: cubicOut, css }
}

/** Return the centre of an element of the page, in the units of the board that a piece is on. */
function onBoard(piece: SVGGraphicsElement, there: Element): Point | null {
  const board = piece.ownerSVGElement?.getScreenCTM()
  if (!board) return null
  const { x, y, width, height } = there.getBoundingClientRect()
  return new DOMPoint(x + width / 2, y + height / 2).matrixTransform(board.inverse())
}
