/** The scene of a mine, derived from the view and the selection. */

import type { Camera } from '../../draw/camera.svelte'
import type { Bounds, Point } from '../../draw/hex'
import { around } from '../../draw/room'
import { textOf, type Speaker } from '../../words/say'
import type { DrawnProps } from '../game'
import { signed } from './gains'
import {
  around as boxOf,
  cell,
  cellsOf,
  cellsToWalk,
  following,
  isCell,
  jointsOf,
  middle,
  STEP,
  stepped,
} from './geometry'
import { buildable, cellPicked, laid, movable, opened, pilePicked, sealing, spots } from './targets'
import { dynamine, type Offer, type Tile } from './view'

type Given = Omit<DrawnProps, 'seats'>

/** A well or an altar, and the cells that it counts. */
export interface Counting {
  at: string
  cells: string[]
  well: boolean
  points?: number
}

export class Scene {
  /** In a replay: whose mine was asked for. */
  asked = $state<number | null>(null)
  /** The cell under the mouse. */
  under = $state<string | null>(null)

  constructor(private readonly given: () => Given) {}

  table = $derived.by(() => this.given().table)
  own = $derived.by(() => dynamine(this.given().view))
  now = $derived(this.own.public)
  /** Without a table, the mine of the seat whose turn it is; at the end, the viewer's. */
  private replayed = $derived.by(() => this.asked ?? (this.now.phase === 'over' ? this.given().view.viewer : null))
  /** The seat whose mine is visible. */
  shown = $derived((this.table ? (opened(this.table) ?? this.table.viewer) : this.replayed) ?? this.now.turn)
  player = $derived(this.now.players[this.shown]!)
  /** The table, while the viewer decides in their own mine. */
  acting = $derived(
    this.table?.myTurn && opened(this.table) === null && this.shown === this.table.viewer ? this.table : null,
  )

  tiles = $derived(new Map(this.player.mine.map((tile) => [tile.at, tile])))
  ends = $derived(new Map(this.player.ends.map((end) => [end.at, end])))
  joints = $derived(jointsOf(this.player))
  marks = $derived.by(() => cellsOf(this.given().last, this.shown))
  hints = $derived.by(() => cellsOf(this.given().pointed, this.shown))

  // ---- what can be picked, and what is ----------------------------------------------------------

  legal = $derived(new Map((this.acting ? spots(this.acting, this.own) : []).map((spot) => [spot.at, spot])))
  /** Cells where something could be built, and tiles that could be moved. */
  open = $derived(this.acting ? buildable(this.acting) : new Set<string>())
  loose = $derived(this.acting ? movable(this.acting) : new Set<string>())
  /** The previewed tile. */
  tried = $derived(this.acting && laid(this.acting, this.own))
  offer = $derived.by((): Offer | undefined => {
    const { tried, table } = this
    return tried
      ? this.own.offers.find(({ pile, at }) => pile === table?.chosen?.form.pile && at === tried.at)
      : undefined
  })
  triedSpot = $derived(this.tried ? this.legal.get(this.tried.at) : undefined)
  /** The cell that was picked before its tile. */
  first = $derived(this.acting && !this.tried && pilePicked(this.acting) === null ? cellPicked(this.acting) : null)
  refused = $derived(this.table?.refusal?.place && isCell(this.table.refusal.place) ? this.table.refusal.place : null)
  /** Whether the previewed tile would close the last open end. */
  warned = $derived(this.acting && sealing(this.acting, this.own) ? this.tried : null)
  /** The area that a refusal's callout must not cover. */
  taken = $derived([...this.tiles.keys(), ...this.legal.keys()].map((at) => around(middle(at), 100)))
  added = $derived(
    this.tried && this.offer?.gain?.veins ? { level: cell(this.tried.at).level, points: this.offer.gain.veins } : null,
  )

  // ---- what is pointed at -------------------------------------------------------------------------

  private known = $derived(new Set(cellsToWalk(this.player)))
  /** The cell that the keyboard is at. */
  cursor = $derived(this.table?.cursor && this.known.has(this.table.cursor) ? this.table.cursor : null)
  private counted = $derived(this.under ?? this.cursor ?? this.table?.place ?? null)
  /** The well or altar that is pointed at, else the previewed one, and what it counts. */
  counting = $derived.by((): Counting | null => {
    const { player, tried, counted } = this
    const well = player.wells.find(({ at }) => at === counted)
    const scored = well ?? player.altars.find(({ at }) => at === counted)
    if (scored) return { at: scored.at, cells: scored.cells, well: Boolean(well), points: scored.points }
    const counts = this.offer?.counts
    return tried && counts ? { at: tried.at, cells: counts, well: !tried.face.altars } : null
  })

  /** Return a cell in words, for reading aloud. */
  label(at: string, say: Speaker): string {
    const { level, place } = cell(at)
    const tile = this.tiles.get(at)
    if (tile) {
      const has = textOf(say.parts('board-tile.face', { face: tile.face }))
      return say.ui('cell-tile', { tile: tile.face.tile, level, place, has, loose: this.isLoose(tile) ? 'yes' : 'no' })
    }
    const { entrance } = this.player
    if (at === entrance.at) return say.ui('cell-entrance', { exits: entrance.exits })
    const spot = this.legal.get(at)
    if (spot) return say.ui('cell-legal', { level, place, points: signed(spot.points), bonus: spot.bonus })
    return say.ui('cell-end', { level, place, needs: this.ends.get(at)?.needs ?? '' })
  }

  isLoose = (tile: Tile): boolean => this.loose.has(tile.face.tile)

  /** The cell that an arrow key leads to. */
  stepped(key: string): string {
    if (this.cursor === null) return [...this.legal.keys()][0] ?? this.player.entrance.at
    return stepped(this.cursor, key, cellsToWalk(this.player))
  }

  /** Whether there is anything to choose on the board. */
  get hasChoices(): boolean {
    return Boolean(this.legal.size || this.open.size || this.loose.size)
  }

  /** The next cell that can be chosen, in reading order. */
  next(by: 1 | -1): string | null {
    const moved = this.player.mine.filter(this.isLoose).map(({ at }) => at)
    return following(
      this.cursor,
      by,
      this.legal.size ? [...this.legal.keys()] : this.loose.size ? moved : [...this.open],
    )
  }
}

const ROOMY = { left: 130, top: 98, right: 70, bottom: 16 }
const SMALL = { left: 90, top: 66, right: 16, bottom: 16 }

/** Return whether the visible area has the size of a phone. */
export const isSmall = ({ glass }: Camera): boolean => glass.width < 560

/** Return the visible bounds of a mine with these cells. A young mine is not magnified, but it uses a large screen. */
export function boundsFor(cells: readonly string[], camera: Camera): Bounds {
  const { left, top, right, bottom } = isSmall(camera) ? SMALL : ROOMY
  const whole = boxOf(cells, left, top, right, bottom)
  const { width, height } = camera.glass
  const most = Math.min(2, Math.max(1.2, height / 700))
  const scale = Math.min(most, width / whole.width, height / whole.height)
  return { x: whole.x - (width / scale - whole.width) / 2, y: whole.y, width: width / scale, height: height / scale }
}

/** The number of levels that are drawn: those of the mine, and what is visible below it. */
export const levelsFor = (cells: readonly string[], { seen }: Camera): number =>
  Math.max(...cells.map((at) => cell(at).level), Math.ceil((seen.y + seen.height) / STEP))

/** Return the screen position of a callout about a cell: above it, or below a cell near the top. */
export function sentenceAt(at: string, camera: Camera): Point & { below: boolean } {
  const { x, y } = camera.onGlass(middle(at).x, middle(at).y)
  const below = y < camera.glass.height * 0.45
  return { x: Math.min(Math.max(x, 130), camera.glass.width - 130), y: y + (below ? 66 : -66) * camera.scale, below }
}
