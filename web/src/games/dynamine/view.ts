/** The view of Dynamine. */

import type { components } from '../../net/schema'
import type { ComponentData, View } from '../../net/wire'

type Shapes = components['schemas']

export type DynamineView = Shapes['DynamineDynamineView']
export type Face = Shapes['DynamineFace']
export type Card = Shapes['DynamineCard']
export type Pile = Shapes['DynaminePile']
export type Player = Shapes['DynaminePlayer']
export type Tile = Player['mine'][number]
export type Offer = Shapes['DynamineOffer']
export type Shift = Shapes['DynamineShift']
export type Parts = Shapes['DynamineParts']
export type Token = Shapes['DynamineToken']

const isDynamine = (view: View): view is DynamineView => view.game === 'dynamine'

/** The view as one of this game. */
export function dynamine(view: View): DynamineView {
  if (!isDynamine(view)) throw new TypeError(view.game)
  return view
}

// ---- the box --------------------------------------------------------------------------------------

/** A tile as printed. */
export interface PrintedTile {
  id: string
  cost: number
  exits: string
  plus: string
  veins: number
  altars: number
  altar_vp: number
  well: 'none' | 'plain' | 'altar' | 'dragon'
  fossils: number
  fossil_vp: number
  token: boolean
  move: boolean
  sapphire: boolean
}

/** A card as printed; one without an effect is a mission. */
export interface PrintedCard {
  id: string
  name: string
  what: string
  effect?: string
}

interface DynamineData extends Record<string, unknown> {
  tiles: { list: PrintedTile[] }
  item_cards: { list: PrintedCard[] }
  mission_cards: { list: PrintedCard[] }
}

const isDynamineBox = (box: ComponentData): box is ComponentData & { data: DynamineData } => box.game === 'dynamine'

/** The components in the box. */
export function parts(box: ComponentData): DynamineData {
  if (!isDynamineBox(box)) throw new TypeError(box.game)
  return box.data
}
