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

export function mine(view: View): MineView {
  if (!isMine(view)) throw new TypeError(view.game)
  return view
}

export const costs = (box: ComponentData): Record<string, number> => box.data.action_costs as Record<string, number>
export const orePerTurn = (box: ComponentData): number => (box.data.ore as { per_turn: number }).per_turn
export const slots = (box: ComponentData): { slot: number; cell: string; side: Side }[] =>
  (box.data.border as { slots: { slot: number; cell: string; side: Side }[] }).slots
export const grid = (box: ComponentData): { columns: number; rows: number; inner_ring: string[] } =>
  box.data.board as { columns: number; rows: number; inner_ring: string[] }
export const symbolValues = (box: ComponentData): number[] =>
  [...new Set((box.data.symbol_cards as { cards: { value: number }[] }).cards.map(({ value }) => value))].sort(
    (a, b) => a - b,
  )

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

export const letter = (colour: Colour): string => colour.charAt(0).toUpperCase()
export const fill = (colour: Colour): string => `var(--tf-${colour}, var(--rock-deep))`
export const ink = (colour: Colour): string => `var(--on-tf-${colour}, var(--rim))`
export const pattern = (colour: Colour): string => `url(#tf-p-${colour})`

/** The tunnel of a mine card. */
export const tunnel = (open: string): string => gallery(open)

/** Where the letter sits: on the band, also in bends. */
export function letterAt(open: string): { x: number; y: number } {
  if (open.length !== 2 || open === 'NS' || open === 'EW') return { x: 50, y: 70 }
  return { x: open.includes('E') ? 56.5 : 43.5, y: open.includes('S') ? 76.5 : 63.5 }
}
