/** The view of Dynamine. */

import type { components } from '../../net/schema'
import type { View } from '../../net/wire'

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

export function dynamine(view: View): DynamineView {
  if (!isDynamine(view)) throw new TypeError(view.game)
  return view
}
