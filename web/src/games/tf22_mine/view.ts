/** The view of TF22 Mine, and the box as data. */

import { gallery, type Side } from '../../draw/square'
import type { components } from '../../net/schema'
import type { ComponentData, View } from '../../net/wire'

type Shapes = components['schemas']

export type Colour = string
export type MineView = Shapes['Tf22MineMineView']
export type Cell = Shapes['Tf22MineCell']
export type Look = Shapes['Tf22MineLook']
export type Fight = Shapes['Tf22MineFight']

const isMine = (view: View): view is MineView => view.game === 'tf22_mine'

/** The view as one of this game. */
export function mine(view: View): MineView {
  if (!isMine(view)) throw new TypeError(view.game)
  return view
}

/** Return the card of a cell. */
export const lookAt = ({ cells }: MineView['public'], cell: string): Look | null =>
  cells.find((one) => one.cell === cell)?.card?.look ?? null

// ---- the box --------------------------------------------------------------------------------------

/** A side of a card as printed; the back as it is, or as seen through the front. */
export interface Face {
  colour: string
  open?: string
  open_seen_through?: string
  symbol: number
}

interface MineData extends Record<string, unknown> {
  action_costs: Record<string, number>
  ore: { per_turn: number }
  border: { slots: { slot: number; cell: string; side: Side }[] }
  board: { columns: number; rows: number; inner_ring: string[] }
  symbol_cards: { cards: { value: number }[] }
  mine_cards: { cards: { id: string; shape: string; front: Face; back: Face }[] }
  colours: { order: string[] }
}

const isMineBox = (box: ComponentData): box is ComponentData & { data: MineData } => box.game === 'tf22_mine'

/** The components in the box. */
export function parts(box: ComponentData): MineData {
  if (!isMineBox(box)) throw new TypeError(box.game)
  return box.data
}

/** Return the cost of each action, by its letter. */
export const costs = (box: ComponentData): Record<string, number> => parts(box).action_costs
/** The ore that a turn begins with. */
export const orePerTurn = (box: ComponentData): number => parts(box).ore.per_turn
/** The slots of loaders around the mine, clockwise. */
export const slots = (box: ComponentData): MineData['border']['slots'] => parts(box).border.slots
/** The size of the mine, and two corners of its inner ring. */
export const grid = (box: ComponentData): MineData['board'] => parts(box).board
/** The values of the symbol cards, each once, in ascending order. */
export const symbolValues = (box: ComponentData): number[] =>
  [...new Set(parts(box).symbol_cards.cards.map(({ value }) => value))].toSorted((a, b) => a - b)

/** The key letter of each kind of action, as the rulebook has them. */
export const KEYS: Record<string, string> = {
  walk: 'D',
  cross: 'E',
  collect: 'F',
  steal: 'G',
  push: 'H',
  deliver: 'I',
  tunnel: 'J',
  transport: 'K',
}

/** A colour's letter. */
export const letter = (colour: Colour): string => colour.charAt(0).toUpperCase()
/** The paint of a colour, the ink for text on it, and its pattern. */
export const fill = (colour: Colour): string => `var(--tf-${colour}, var(--rock-deep))`
export const ink = (colour: Colour): string => `var(--on-tf-${colour}, var(--rim))`
export const pattern = (colour: Colour): string => `url(#tf-p-${colour})`

/** The tunnel of a mine card. */
export const tunnel = (open: string): string => gallery(open)

/** Return the position of the letter: on the band, also in bends. */
export function letterAt(open: string): { x: number; y: number } {
  if (open.length !== 2 || open === 'NS' || open === 'EW') return { x: 50, y: 70 }
  return { x: open.includes('E') ? 56.5 : 43.5, y: open.includes('S') ? 76.5 : 63.5 }
}
