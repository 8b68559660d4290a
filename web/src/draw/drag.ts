/** A piece follows mouse or finger until it is released, as a Svelte action. A press that does not travel stays a click. */

import type { Point } from './hex'

/** The distance in pixels that a press must travel to become a drag. */
const TRAVEL = 8

export interface Drag {
  /** The piece was picked up. */
  start(): void
  /** The piece is at this point of the page, at this distance from where it was picked up. */
  move(at: Point, by: Point): void
  /** The piece was released, or the drag was cancelled. */
  end(): void
  /** The piece was released at this point of the page; called after `end`. */
  drop(at: Point): void
}

/** The part of an element that dragging uses. */
export interface Grip extends Pick<Element, 'setPointerCapture'> {
  addEventListener(type: string, listener: (event: PointerEvent) => void, capture?: boolean): void
  removeEventListener(type: string, listener: (event: PointerEvent) => void, capture?: boolean): void
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

/** Make a piece draggable; with null it stays where it is. */
export function drag(node: Grip, wanted: Drag | null) {
  let now = wanted
  let held: Drag | null = null
  let from: Point | null = null
  let moving = false

  function down(event: PointerEvent) {
    if (!now || (event.pointerType === 'mouse' && event.button !== 0)) return
    event.stopPropagation() // the board stays where it is
    node.setPointerCapture(event.pointerId)
    from = pointOf(event)
    moving = false
  }
  function move(event: PointerEvent) {
    if (!from || !now) return
    const at = pointOf(event)
    const by = { x: at.x - from.x, y: at.y - from.y }
    if (!moving && Math.hypot(by.x, by.y) < TRAVEL) return
    if (!moving) {
      held = now
      now.start()
    }
    moving = true
    held?.move(at, by)
  }
  function up(event: PointerEvent) {
    from = null
    letGo()
    if (moving && event.type === 'pointerup') now?.drop(pointOf(event))
  }
  function letGo() {
    held?.end()
    held = null
  }
  /** The click that follows a drag is not meant for the piece. */
  function click(event: Event) {
    if (moving) event.stopImmediatePropagation()
    moving = false
  }

  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up }
  for (const [type, listener] of Object.entries(listeners)) node.addEventListener(type, listener)
  node.addEventListener('click', click, true)
  return {
    update(fresh: Drag | null) {
      now = fresh
    },
    destroy() {
      letGo()
      for (const [type, listener] of Object.entries(listeners)) node.removeEventListener(type, listener)
      node.removeEventListener('click', click, true)
    },
  }
}

/** A piece of a board that moves with the pointer; it is released at a point of the board. */
export interface Slide {
  start(): void
  drop(at: Point): void
}

/** Make a piece of a board follow the pointer. */
export function slide(node: SVGGraphicsElement, wanted: Slide | null) {
  const board = () => node.ownerSVGElement?.getScreenCTM() ?? null
  const follow = (translate: string) => {
    if (node.parentNode instanceof SVGElement) node.parentNode.style.translate = translate
  }
  const dragOf = (piece: Slide | null): Drag | null =>
    piece && {
      start: () => piece.start(),
      move: (_, by) => {
        const scale = board()?.a ?? 1
        follow(`${by.x / scale}px ${by.y / scale}px`)
      },
      end: () => follow(''),
      drop: ({ x, y }) => {
        const units = board()
        if (units) piece.drop(new DOMPoint(x, y).matrixTransform(units.inverse()))
      },
    }
  const dragging = drag(node, dragOf(wanted))
  return {
    update: (fresh: Slide | null) => dragging.update(dragOf(fresh)),
    destroy: () => dragging.destroy(),
  }
}
