/** A tile that is carried with mouse or finger from the market or the mine to a cell. */

import { drag, type Drag } from '../../draw/drag'
import type { Playing } from '../../model/playing'
import type { Face } from './view'

export interface Cargo {
  table: Playing
  face: Face
  /** The tile was picked up. */
  start(): void
  /** The tile was released over a cell of the board. */
  drop(at: string): void
}

/** The tile in the hand, and where the hand is on the page. */
class Hand {
  face = $state.raw<Face | null>(null)
  x = $state(0)
  y = $state(0)
}

const hands = new WeakMap<Playing, Hand>()

/** Return the hand at a table: its market picks a tile up, its mine shows it. */
export function handOf(table: Playing): Hand {
  const known = hands.get(table) ?? new Hand()
  hands.set(table, known)
  return known
}

/** Return the cell of the table's own board under a point of the page. */
function cellAt(table: Playing, x: number, y: number): string | null {
  const board = table.places.find('svg.board')
  const cells = document.elementsFromPoint(x, y).map((element) => element.closest('[data-at]'))
  return cells.find((cell) => cell && board?.contains(cell))?.getAttribute('data-at') ?? null
}

function dragOf(cargo: Cargo | null): Drag | null {
  if (!cargo) return null
  const hand = handOf(cargo.table)
  return {
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
      const at = cellAt(cargo.table, x, y)
      if (at !== null) cargo.drop(at)
    },
  }
}

/** Make a piece draggable, as long as there is a cargo. */
export function carried(node: HTMLElement | SVGElement, cargo: Cargo | null) {
  const dragging = drag(node, dragOf(cargo))
  return {
    update: (fresh: Cargo | null) => dragging.update(dragOf(fresh)),
    destroy: () => dragging.destroy(),
  }
}
