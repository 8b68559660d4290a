/** Carrying a tile with mouse or finger from the market or the mine to a cell. A press that does not travel stays a click. */

import type { Face } from './view'

const TRAVEL = 8

export interface Cargo {
  face: Face
  /** The tile was taken up. */
  start(): void
  /** It was let go over a cell of the board. */
  drop(at: string): void
}

/** The tile in the hand, and where the hand is on the page. */
export const hand = $state<{ face: Face | null; x: number; y: number }>({ face: null, x: 0, y: 0 })

/** The cell of the board under a point of the page. */
const cellAt = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest('.board [data-at]'))
    .find(Boolean)
    ?.getAttribute('data-at') ?? null

/** Makes a piece one that can be carried, as long as there is a cargo. */
export function carried(node: HTMLElement | SVGElement, cargo: Cargo | null) {
  let now = cargo
  let from: { x: number; y: number } | null = null
  let under = false

  function down(event: PointerEvent) {
    if (!now || (event.pointerType === 'mouse' && event.button !== 0)) return
    event.stopPropagation() // the board would pan
    node.setPointerCapture(event.pointerId)
    from = { x: event.clientX, y: event.clientY }
    under = false
  }
  function travel(event: PointerEvent) {
    if (!from || !now) return
    if (!under) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < TRAVEL) return
      under = true
      now.start()
      hand.face = now.face
    }
    hand.x = event.clientX
    hand.y = event.clientY
  }
  function up(event: PointerEvent) {
    const at = under && event.type === 'pointerup' ? cellAt(event.clientX, event.clientY) : null
    from = null
    hand.face = null
    if (at !== null) now?.drop(at)
  }
  /** After a journey the click that follows is not meant. */
  function click(event: Event) {
    if (under) event.stopImmediatePropagation()
    under = false
  }

  node.addEventListener('pointerdown', down as EventListener)
  node.addEventListener('pointermove', travel as EventListener)
  node.addEventListener('pointerup', up as EventListener)
  node.addEventListener('pointercancel', up as EventListener)
  node.addEventListener('click', click, true)
  return {
    update(fresh: Cargo | null) {
      now = fresh
    },
    destroy() {
      hand.face = null
      node.removeEventListener('pointerdown', down as EventListener)
      node.removeEventListener('pointermove', travel as EventListener)
      node.removeEventListener('pointerup', up as EventListener)
      node.removeEventListener('pointercancel', up as EventListener)
      node.removeEventListener('click', click, true)
    },
  }
}
