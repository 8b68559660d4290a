/** The view of Sacred Dragon, and the box as data. */

import type { components } from '../../net/schema'
import type { ComponentData, View } from '../../net/wire'
import type { Speaker } from '../../words/say'

type Shapes = components['schemas']

export type DragonView = Shapes['SacredDragonDragonView']
export type Mine = Shapes['SacredDragonMine']

export interface EdgeColour {
  id: string
  name: string
  wild: boolean
  fill: string
  pattern: string
}

const isDragon = (view: View): view is DragonView => view.game === 'sacred_dragon'

/** The view as one of this game. */
export function dragon(view: View): DragonView {
  if (!isDragon(view)) throw new TypeError(view.game)
  return view
}

// ---- the box --------------------------------------------------------------------------------------

/** A tile as printed: its edges clockwise from east. */
export interface PrintedTile {
  id: string
  sides: string
}

interface DragonData extends Record<string, unknown> {
  colours: { list: EdgeColour[] }
  /** By group; a missing group has no tiles. */
  tiles: Record<string, { tile?: PrintedTile[] }>
}

const isDragonBox = (box: ComponentData): box is ComponentData & { data: DragonData } => box.game === 'sacred_dragon'

function parts(box: ComponentData): DragonData {
  if (!isDragonBox(box)) throw new TypeError(box.game)
  return box.data
}

/** The colours of edges, as printed in the box. */
export const colours = (box: ComponentData): EdgeColour[] => parts(box).colours.list

/** All tiles of the box, group by group. */
export const printedTiles = (box: ComponentData): PrintedTile[] =>
  Object.values(parts(box).tiles).flatMap(({ tile }) => tile ?? [])

const faces = new WeakMap<ComponentData, Map<string, string>>()

/** Return the edges of a tile, clockwise from east, as printed. */
export function face(box: ComponentData, tile: string): string {
  const known = faces.get(box) ?? new Map(printedTiles(box).map(({ id, sides }) => [id, sides]))
  faces.set(box, known)
  return known.get(tile) ?? ''
}

/** The edges as the tile shows them when turned clockwise. */
export function turned(edges: string, turn: number): string {
  const k = ((turn % 6) + 6) % 6
  return edges.slice(6 - k) + edges.slice(0, 6 - k)
}

/** "red red yellow blue gray blue" */
export const edgeWords = (edges: string, say: Speaker): string =>
  [...edges].map((colour) => say.name('edge', colour === '*' ? 'wild' : colour)).join(' ')

/** A colour's id as it can stand in the name of a variable or an element. */
export const safe = (id: string): string =>
  id === '*' ? 'W' : id.replace(/[^A-Za-z0-9]/g, (c) => `x${c.charCodeAt(0)}`)
