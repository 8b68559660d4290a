/** Drag, wheel and pinch on a board, as a Svelte action. A press that does not travel stays a click. */

import type { Camera } from './camera.svelte'

const TRAVEL = 6

/** Let a board be dragged, zoomed with the wheel and pinched. */
export function gestures(node: SVGSVGElement, camera: Camera) {
  const fingers = new Map<number, { x: number; y: number }>()
  let travelled = 0
  let spread = 0

  const place = (event: MouseEvent) => {
    const frame = node.getBoundingClientRect()
    return { x: event.clientX - frame.left, y: event.clientY - frame.top }
  }
  const gap = () => {
    const [a, b] = [...fingers.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const middle = () => {
    const all = [...fingers.values()]
    return { x: all.reduce((s, f) => s + f.x, 0) / all.length, y: all.reduce((s, f) => s + f.y, 0) / all.length }
  }

  function down(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    fingers.set(event.pointerId, place(event))
    if (fingers.size === 1) travelled = 0
    spread = gap()
  }
  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = place(event)
    fingers.set(event.pointerId, now)
    const dx = (now.x - before.x) / fingers.size
    const dy = (now.y - before.y) / fingers.size
    travelled += Math.hypot(dx, dy)
    if (travelled < TRAVEL) return
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId)
    camera.pan(dx, dy)
    if (fingers.size === 2 && spread) {
      camera.zoom(gap() / spread, middle())
      spread = gap()
    }
  }
  function up(event: PointerEvent) {
    fingers.delete(event.pointerId)
    spread = gap()
  }
  /** The click that follows a drag is not meant for a cell. */
  function click(event: MouseEvent) {
    if (travelled >= TRAVEL) {
      event.stopPropagation()
      event.preventDefault()
    }
    travelled = 0
  }
  function wheel(event: WheelEvent) {
    event.preventDefault()
    camera.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 480)), place(event))
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', up)
  node.addEventListener('click', click, true)
  node.addEventListener('wheel', wheel, { passive: false })
  return {
    destroy() {
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', up)
      node.removeEventListener('click', click, true)
      node.removeEventListener('wheel', wheel)
    },
  }
}
