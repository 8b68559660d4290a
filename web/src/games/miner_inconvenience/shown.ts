/** The marks of a turn: places for the raised card, sites for a building, refusals. */

import { narrow, values, type Picked } from '../../model/narrow'
import type { Playing } from '../../model/playing'
import { faceOutline, outline } from './lattice'
import { buildingPicked, cardUp, modeOf, sitePicked, spotPicked, type Mode } from './mode'
import { faceOf, placeOf, type Dig, type Face, type MinerView, type Spot } from './view'

/** A shape around the centre of a card. */
export interface Outlined {
  at: string
  d: string
}

/** A refusal and its place. */
export interface Denied {
  at: string
  /** Whether it is a card or a building of the mine. */
  tile: boolean
  how: Spot['how']
  /** Whether the attempt was to put a building there. */
  top: boolean
  /** The sides and lines that offend. */
  sides: string[]
}

export interface Shown {
  /** Null while the player has nothing to decide. */
  mode: Mode | null
  /** The raised card, the places where it fits, and all places for a card. */
  face: Face | null
  digs: ReadonlyMap<string, Dig>
  spots: ReadonlyMap<string, Spot>
  /** The place, the building and the card for it that are picked. */
  picked: string | null
  building: string | null
  site: string | null
  /** Cards on which the building could stand, and outposts that could be flipped. */
  sites: readonly string[]
  rises: readonly { building: string; range: number }[]
  /** All of these places, for the keyboard. */
  legal: readonly string[]
  denied: Denied | null
  /** Cards and buildings that a refusal is about, so that its sentence need not name them. */
  named: readonly Outlined[]
}

/** Return the marks of the board; without a table there are no actions. */
export function shownOf(table: Playing | null, { public: now, offers }: MinerView): Shown {
  const live = table?.myTurn ? table : null
  const mode = live && modeOf(live)
  const card = live && mode === 'excavate' ? cardUp(live) : null
  const digs = new Map(offers?.digs.filter((dig) => dig.card === card).map((dig) => [dig.at, dig]))
  const building = live && (mode === 'build' || mode === 'upgrade') ? buildingPicked(live) : null
  const wanted: Picked = building === null ? { kind: 'build' } : { kind: 'build', building }
  const sites = live && mode === 'build' ? values(narrow(live.choices, wanted), 'card').map(String) : []
  const rises = mode === 'upgrade' ? (offers?.upgrades ?? []) : []
  const fitting = now.spots.map(({ at }) => at).filter((at) => digs.has(at))
  const shown = {
    mode,
    face: card === null ? null : faceOf(now, card),
    digs,
    spots: new Map(now.spots.map((spot) => [spot.at, spot])),
    picked: live && mode === 'excavate' ? spotPicked(live) : null,
    building,
    site: live && mode === 'build' ? sitePicked(live) : null,
    sites,
    rises,
    legal: mode === 'upgrade' ? rises.map((rise) => rise.building) : mode === 'build' ? sites : fitting,
  }
  return { ...shown, ...refusedOf(table, now, shown.spots) }
}

/** Return the marks of a refusal in the mine. */
function refusedOf(
  table: Playing | null,
  now: MinerView['public'],
  spots: ReadonlyMap<string, Spot>,
): Pick<Shown, 'denied' | 'named'> {
  const { place = null, lines = [], form } = table?.refusal ?? {}
  const names = new Set(lines.flatMap(({ args }) => [args?.card, args?.building, args?.last]).map(String))
  const named = [...names].flatMap((name) => {
    const tile = now.mine.find(({ card }) => card === name)
    const house = now.buildings.find(({ building }) => building === name)
    if (tile) return [{ at: tile.at, d: outline() }]
    return house?.at ? [{ at: house.at, d: faceOutline('top') }] : []
  })
  const at = place === null ? '' : placeOf(now, place)
  if (place === null || !at.includes(',')) return { denied: null, named } // it was not in the mine
  const sides = lines.map(({ message, args }) => (message === 'no-door' ? args?.line : args?.side))
  const denied = {
    at,
    tile: at !== place,
    how: spots.get(place)?.how === 'over' ? ('over' as const) : ('beside' as const),
    top: form?.kind === 'build' || form?.kind === 'upgrade',
    sides: sides.filter((side) => typeof side === 'string'),
  }
  return { denied, named }
}
