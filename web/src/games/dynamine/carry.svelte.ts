/** A tile that is carried with mouse or finger from the market or the mine to a cell. */

import { drag, type Drag } from '../../draw/drag'
import type { Face } from './view'

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

const dragOf = (cargo: Cargo | null): Drag | null =>
  cargo && {
    start() {
      cargo.start()
      hand.face = cargo.face
    },
    move({ x, y }) {
      hand.x = x
      hand.y = y
    },
    end() {
      hand.face = null
    },
    drop({ x, y }) {
      const at = cellAt(x, y)
      if (at !== null) cargo.drop(at)
    },
  }

/** Make a piece one that can be carried, as long as there is a cargo. */
export function carried(node: HTMLElement | SVGElement, cargo: Cargo | null) {
  const dragging = drag(node, dragOf(cargo))
  return {
    update: (fresh: Cargo | null) => dragging.update(dragOf(fresh)),
    destroy: () => dragging.destroy(),
  }
}
