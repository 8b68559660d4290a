/** The view of Miner Inconvenience. */

import type { components } from '../../net/schema'
import type { View } from '../../net/wire'
import type { Speaker } from '../../words/say'

type Shapes = components['schemas']

export type MinerView = Shapes['MinerInconvenienceMinerView']
export type Public = Shapes['MinerInconveniencePublic']
export type Face = Shapes['MinerInconvenienceFace']
export type Building = Shapes['MinerInconvenienceBuilding']
export type Spot = Shapes['MinerInconvenienceSpot']
export type Path = Shapes['MinerInconveniencePath']
export type Vein = Shapes['MinerInconvenienceVein']
export type Dig = Shapes['MinerInconvenienceDig']
export type Offers = Shapes['MinerInconvenienceOffers']

/** The cards on the table, and their print. */
export type Mine = Pick<Public, 'cards' | 'mine' | 'buildings'>

const isMiner = (view: View): view is MinerView => view.game === 'miner_inconvenience'

/** The view as one of this game. */
export function miner(view: View): MinerView {
  if (!isMiner(view)) throw new TypeError(view.game)
  return view
}

const known = new WeakMap<readonly Face[], Map<string, Face>>()

/** The print of a card. */
export function faceOf(now: Pick<Public, 'cards'>, card: string): Face {
  let faces = known.get(now.cards)
  if (!faces) known.set(now.cards, (faces = new Map(now.cards.map((face) => [face.card, face]))))
  return faces.get(card) ?? { card, mouths: [], inner: [] }
}

/** A card in words: its mouths, gold and ladder. */
export const cardWords = (say: Speaker, face: Face): string =>
  say.ui('card', {
    card: face.card,
    mouths: face.mouths.map((side) => say.name('side', side)),
    nuggets: face.nuggets?.length ?? 0,
    ladder: face.ladder ? 'yes' : 'no',
  })

/** The cards that would be drawn by the best place of a card; null if it fits nowhere. */
export function bestOf(offers: Offers | null, card: string): number | null {
  const draws = (offers?.digs ?? []).filter((dig) => dig.card === card).map((dig) => dig.draws ?? 0)
  return draws.length ? Math.max(...draws) : null
}

/** The draw of a dig in parts: a roof for each building in reach, a nugget for each tile of the veins. */
export const partsOf = (dig: Dig) => ({ supply: dig.supply?.length ?? 0, vein: (dig.veins ?? []).flat().length })

/** Return the position of a card or a building; a place names its own. */
export const placeOf = ({ mine, buildings }: Mine, id: string): string =>
  mine.find(({ card }) => card === id)?.at ?? buildings.find(({ building }) => building === id)?.at ?? id
