/** The view of TF22 Mine as the server sends it. */

import { gallery, type Side } from '../../draw/square'
import type { ComponentData, View } from '../../net/wire'

export type Colour = string

export interface Look {
  colour: Colour
  open: string
  symbol: number
}

export interface MineCell extends Partial<Look> {
  cell: string
  card?: string
  shape?: string
  back?: Look
  turned?: Record<'A' | 'B' | 'C', Look>
  unit: boolean
  base: Colour | null
  crews: { colour: Colour; units: number }[]
}

export interface MinePlayer {
  seat: number
  crews: { colour: Colour; cell: string; units: number }[]
  markers: number
  units: number
  delivered: number
  cards: number[]
}

export interface Fighter {
  seat: number
  crew: Colour
  card: number
  load: number
  strength: number
}

export interface Fight {
  cell: string
  attacker: Fighter
  defender: Fighter
  /** Empty after a tie. */
  winner: 'attacker' | 'defender' | ''
}

export interface MineView {
  phase: string
  start: number
  turn: number
  actor: number
  round: number
  rounds: number
  ore: number
  goal: number
  players: MinePlayer[]
  cells: MineCell[]
  loaders: { slot: number; cell: string; side: Side; next_turn: number }[]
  exchange: { made: number; taken_up: string | null }
  fight: { attacker: Colour; defender: Colour; fights: number; committed: boolean; card: number | null } | null
  replacing: { units: number; placer: number; symbol: number } | null
}

export const mine = (view: View): MineView => view as unknown as MineView

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
