/** The view of Sacred Dragon as the server sends it, and the box as data. */

import type { ComponentData, View } from '../../net/wire'

export interface Mine {
  kind: 'build' | 'extend'
  points: number
  tokens: number
}

export interface Laid {
  tile: string
  turn: number
  at: string
  edges: string
}

export interface Zone {
  cells: string[]
  tokens: number
  points: number
}

export interface DragonPlayer {
  seat: number
  hand: string[]
  tiles: number
  tokens: number
  points: number
  score: number
  zones: Zone[]
}

export interface DragonView {
  phase: string
  start: number
  turn: number
  last_round: boolean
  pile: number
  players: DragonPlayer[]
  mountain: Laid[]
  this_turn: string[]
  foundations: { at: string; seat: number; tokens: number }[]
  spaces: { at: string; sides: number; mine: Mine | null }[]
  mine: Mine | null
  removed: { tile: string | null; seat: number }[]
}

export interface EdgeColour {
  id: string
  name: string
  wild: boolean
  fill: string
  pattern: string
}

interface TileGroup {
  tile: { id: string; sides: string }[]
}

export const dragon = (view: View): DragonView => view as unknown as DragonView

export const colours = (box: ComponentData): EdgeColour[] => (box.data.colours as { list: EdgeColour[] }).list

export const usable = (box: ComponentData): number => (box.data.tokens as { usable: number }).usable

const faces = new WeakMap<ComponentData, Map<string, string>>()

/** The edges of a tile, clockwise from east, as it is printed. */
export function face(box: ComponentData, tile: string): string {
  let known = faces.get(box)
  if (!known) {
    const groups = Object.values(box.data.tiles as Record<string, TileGroup>).filter((group) =>
      Array.isArray(group?.tile),
    )
    known = new Map(groups.flatMap((group) => group.tile.map(({ id, sides }) => [id, sides] as const)))
    faces.set(box, known)
  }
  return known.get(tile) ?? ''
}

/** The edges as the tile shows them when turned clockwise. */
export function turned(edges: string, turn: number): string {
  const k = ((turn % 6) + 6) % 6
  return edges.slice(6 - k) + edges.slice(0, 6 - k)
}

/** "red red yellow blue gray blue" */
export function edgeWords(edges: string, box: ComponentData): string {
  const names = new Map(colours(box).map(({ id, name }) => [id, name]))
  return [...edges].map((id) => names.get(id) ?? id).join(' ')
}

/** A colour's id as it can stand in the name of a variable or an element. */
export const safe = (id: string): string =>
  id === '*' ? 'W' : id.replace(/[^A-Za-z0-9]/g, (c) => `x${c.charCodeAt(0)}`)
