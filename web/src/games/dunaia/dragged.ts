/** A piece follows the finger until it is let go somewhere else, as a Svelte action; null while it cannot be moved. */

export interface Drag {
  start(): void
  /** Where it was let go, in units of the board. */
  drop(at: { x: number; y: number }): void
}

const TRAVEL = 8

export function dragged(node: SVGGraphicsElement, drag: Drag | null) {
  let now = drag
  let from: { x: number; y: number } | null = null
  let moving = false

  const onBoard = (event: PointerEvent) => {
    const board = node.ownerSVGElement?.getScreenCTM()
    return board ? new DOMPoint(event.clientX, event.clientY).matrixTransform(board.inverse()) : null
  }
  const follow = (translate: string) => {
    if (node.parentNode instanceof SVGElement) node.parentNode.style.translate = translate
  }

  function down(event: PointerEvent) {
    if (!now || (event.pointerType === 'mouse' && event.button !== 0)) return
    event.stopPropagation() // the board stays where it is
    from = { x: event.clientX, y: event.clientY }
    node.setPointerCapture(event.pointerId)
  }
  function move(event: PointerEvent) {
    if (!from || !now) return
    if (!moving && Math.hypot(event.clientX - from.x, event.clientY - from.y) < TRAVEL) return
    if (!moving) now.start()
    moving = true
    const scale = node.ownerSVGElement?.getScreenCTM()?.a ?? 1
    follow(`${(event.clientX - from.x) / scale}px ${(event.clientY - from.y) / scale}px`)
  }
  function up(event: PointerEvent) {
    const at = moving ? onBoard(event) : null
    follow('')
    from = null
    if (at && now) now.drop(at)
  }
  /** After a drag the click that follows is not meant for the piece. */
  function click(event: MouseEvent) {
    if (moving) event.stopPropagation()
    moving = false
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', up)
  node.addEventListener('click', click)
  return {
    update(next: Drag | null) {
      now = next
    },
    destroy() {
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', up)
      node.removeEventListener('click', click)
    },
  }
}
