/** The view of Dunaïa. */

import type { Places } from '../../draw/places'
import type { components } from '../../net/schema'
import type { Form, View } from '../../net/wire'

type Shapes = components['schemas']

export type DunaiaView = Shapes['DunaiaDunaiaView']
export type Public = Shapes['DunaiaPublic']
export type Player = Shapes['DunaiaPlayer']
export type Square = Shapes['DunaiaSquare']
export type Building = Shapes['DunaiaBuilding']
export type Tile = Shapes['DunaiaTile']
export type Arrow = Shapes['DunaiaArrow']
export type Waking = Shapes['DunaiaWaking']
export type Figure = Shapes['DunaiaFigure']
export type Elder = Shapes['DunaiaElder']
export type Prophecy = Shapes['DunaiaProphecy']
export type Offer = Shapes['DunaiaOffer']
export type Prospect = Shapes['DunaiaProspect']
export type Elite = Shapes['DunaiaElite']

const isDunaia = (view: View): view is DunaiaView => view.game === 'dunaia'

/** The view as one of this game. */
export function dunaia(view: View): DunaiaView {
  if (!isDunaia(view)) throw new TypeError(view.game)
  return view
}

/** The moves behind an open window. */
export const ahead = (now: Public): Form[] => now.ahead.filter((fields): fields is Form => 'kind' in fields)

/** A tile that can be had: for sale, booked or found by a search. */
export function tileOf(now: Public, id: string): Tile | null {
  const sold = now.market.flatMap(({ offers }) => offers.map(({ tile }) => tile))
  const booked = now.players.map((player) => player.booked?.tile ?? null)
  return [...sold, ...booked, ...now.found].find((tile) => tile?.tile === id) ?? null
}

/** Return the place that takes a die, a space of the common board or a house, with what it gives. */
export function placeOf(now: Public, form: Form): { effect?: string; amount?: number } {
  const house = now.players[Number(form.seat)]?.squares.find(({ square }) => square === form.square)?.building
  return now.spaces.find(({ space }) => space === form.space) ?? house ?? {}
}

/** Return the awake giant of the visible village, as an element of the page. */
export const giantOf = ({ awake }: Public, places: Places): Element | null =>
  awake && places.find(`[data-place="giant/${awake.dunaia}"]`)

/** The mark of a place on the common board: pointed at in the log, or touched by the last move. */
export const markOf = (place: string, last: readonly string[], pointed: readonly string[]): string =>
  pointed.includes(place) ? 'pointed' : last.includes(place) ? 'last' : ''
