/** Picking in the mine: a pile and a cell in either order, a tile and where it moves to. All of it narrows the server's list. */

import { tick } from 'svelte'
import { narrow, values, type Picked } from '../../model/narrow'
import type { TableModel } from '../../model/table.svelte'
import type { Form, View } from '../../net/wire'
import { capital, textOf, type Args } from '../../words/say'
import type { Action, Saying } from '../game'
import { dynamine, gainKinds, RULES, signed, type DynamineView, type Offer, type Player, type Shift } from './view'

const has = (table: TableModel, kind: string): boolean => table.choices.some(({ form }) => form.kind === kind)
const picked = (table: TableModel, field: string): string | null =>
  typeof table.picked[field] === 'string' ? table.picked[field] : null

export const pilePicked = (table: TableModel): string | null => picked(table, 'pile')
export const cellPicked = (table: TableModel): string | null => picked(table, 'at')
export const tilePicked = (table: TableModel): string | null => picked(table, 'tile')

// ---- whose mine is seen -------------------------------------------------------------------------

const LOOK = 'mine:'

/** The seat whose mine was opened; null for the own one. */
export const opened = (table: TableModel): number | null =>
  table.mode?.startsWith(LOOK) ? Number(table.mode.slice(LOOK.length)) : null

/** Opens a mine, or closes it again. */
export function openMine(table: TableModel, seat: number): void {
  const close = seat === table.viewer || opened(table) === seat
  table.pickAll({})
  table.place = null
  table.mode = close ? null : LOOK + seat
}

// ---- what is being done -------------------------------------------------------------------------

export const building = (table: TableModel): boolean => table.myTurn && has(table, 'build') && !moving(table)

/** A tile is being moved: because the player said so or takes advice, or because a Move tile asks for it. */
export const moving = (table: TableModel): boolean =>
  table.myTurn && has(table, 'move') && (table.mode === 'move' || table.picked.kind === 'move' || !has(table, 'end'))

export interface Spot {
  at: string
  points: number
  bonus: number
  seals: boolean
  links: string
}

/** What the own secret mission adds to a build or a move. */
const hope = ({ hopes }: DynamineView, what: string, at: string): number =>
  hopes.find((one) => one.what === what && one.at === at)?.points ?? 0

const spot = (view: DynamineView, what: string, offer: Offer | Shift): Spot => ({
  at: offer.at,
  points: (offer.points ?? 0) + hope(view, what, offer.at),
  bonus: 'bonus' in offer ? (offer.bonus ?? 0) : 0,
  seals: 'seals' in offer && Boolean(offer.seals),
  links: 'links' in offer ? offer.links : '',
})

/** The cells where what is picked may go, each with what it gives. */
export function spots(table: TableModel, view: DynamineView): Spot[] {
  const [pile, tile] = [pilePicked(table), tilePicked(table)]
  if (moving(table))
    return tile === null ? [] : view.moves.filter((one) => one.tile === tile).map((one) => spot(view, tile, one))
  if (!building(table) || pile === null) return []
  return view.offers.filter((one) => one.pile === pile).map((one) => spot(view, pile, one))
}

/** By pile what it would give in the cell that was picked first. */
export function gainsHere(table: TableModel, view: DynamineView): Map<string, Spot> {
  const at = cellPicked(table)
  if (at === null || !building(table)) return new Map()
  return new Map(view.offers.filter((one) => one.at === at).map((one) => [one.pile, spot(view, one.pile, one)]))
}

/** The cells where something could be built now. */
export const buildable = (table: TableModel): Set<string> =>
  new Set(building(table) ? values(narrow(table.choices, { kind: 'build' }), 'at').map(String) : [])

export const movable = (table: TableModel): Set<string> =>
  new Set(moving(table) ? values(narrow(table.choices, { kind: 'move' }), 'tile').map(String) : [])

/** The tile of the market or of the mine that is laid for a look, and where. */
export function laid(table: TableModel, view: DynamineView) {
  const { chosen } = table
  const { market, players, turn } = view.public
  const at = chosen?.form.at
  if (!chosen || typeof at !== 'string') return null
  if (chosen.form.kind === 'build') {
    const face = market.find(({ pile }) => pile === chosen.form.pile)?.open
    return face ? { at, face, from: null } : null
  }
  const from = players[turn]?.mine.find(({ face }) => face.tile === chosen.form.tile)
  return from ? { at, face: from.face, from: from.at } : null
}

// ---- clicks -------------------------------------------------------------------------------------

/** A pile was clicked: its cells are shown; where only one is left, or the cell was chosen before, the tile lies there. */
export function pickPile(table: TableModel, pile: string, view: DynamineView): void {
  if (!table.myTurn) return table.notNow()
  if (moving(table) && has(table, 'build')) table.mode = null
  if (opened(table) !== null) table.mode = null
  const here = narrow(table.choices, { kind: 'build', pile })
  const at = cellPicked(table)
  if (!here.length) return whyPile(table, pile, view)
  if (pilePicked(table) === pile && at !== null && table.chosen) return table.pickAll({ kind: 'build', at })
  if (pilePicked(table) === pile) return table.pickAll({})
  const first = pilePicked(table) === null && at !== null
  if (at !== null && narrow(here, { at }).length)
    return table.pickAll(first ? { kind: 'build', at, pile } : { kind: 'build', pile, at })
  if (first) return void table.explain({ kind: 'build', pile, at }, at)
  table.pickAll(here.length === 1 ? { ...here[0]!.form } : { kind: 'build', pile })
}

/** A cell was clicked. */
export function pickCell(table: TableModel, at: string, view: DynamineView): void {
  const player = view.public.players[opened(table) ?? table.viewer ?? view.public.turn]
  const there = player?.mine.find((tile) => tile.at === at)
  if (opened(table) !== null) return look(table, there ? at : null)
  if (!table.myTurn) return there || at === player?.entrance.at ? look(table, at) : table.notNow()
  if (table.chosen && cellPicked(table) === at && !sealing(table, view)) return void table.play(table.chosen)
  if (moving(table)) return pickMove(table, at, there?.face.tile ?? null, player)
  if (there || at === player?.entrance.at) return look(table, at)
  const pile = pilePicked(table)
  table.place = null
  if (pile === null || table.picked.kind !== 'build') return pickEnd(table, at, view)
  if (narrow(table.choices, { kind: 'build', pile, at }).length) return table.pickAll({ kind: 'build', pile, at })
  void table.explain({ kind: 'build', pile, at }, at)
}

function look(table: TableModel, at: string | null): void {
  table.refusal = null
  table.place = table.place === at ? null : at
}

function pickEnd(table: TableModel, at: string, view: DynamineView): void {
  if (narrow(table.choices, { kind: 'build', at }).length) return table.pickAll({ kind: 'build', at })
  table.pickAll({})
  if (has(table, 'build')) table.refusal = { place: at, lines: [], sentence: table.say.ui('why-no-tile') }
  else whyNot(table, at, view)
}

function pickMove(table: TableModel, at: string, there: string | null, player: Player | undefined): void {
  const tile = tilePicked(table)
  if (there !== null && there !== tile) {
    if (movable(table).has(there)) return table.pickAll({ kind: 'move', tile: there })
    const end = player?.ends.find((one) => one.at !== at)?.at ?? at
    return void table.explain({ kind: 'move', tile: there, at: end }, at)
  }
  if (there !== null) return table.pickAll({})
  if (tile === null) return void (table.refusal = { place: at, lines: [], sentence: table.say.ui('why-tile-first') })
  if (narrow(table.choices, { kind: 'move', tile, at }).length) return table.pickAll({ kind: 'move', tile, at })
  void table.explain({ kind: 'move', tile, at }, at)
}

/** A tile was dropped on a cell: the same as choosing both. */
export function drop(table: TableModel, what: Form, at: string): void {
  const [choice] = narrow(table.choices, { ...what, at })
  if (choice) table.pickAll({ ...what, at })
  else void table.explain({ ...what, at }, at)
}

/** Why a pile is closed: as the view says it, or as the rules do for the cell that was chosen first. */
export function whyPile(table: TableModel, pile: string, view: DynamineView): void {
  const { why: closed, short = 0 } = view.closed.find((one) => one.pile === pile) ?? {}
  const at = cellPicked(table)
  if (at !== null && closed !== 'empty') return void table.explain({ kind: 'build', pile, at }, at)
  if (closed) table.refusal = { place: pile, lines: [], sentence: table.say.ui('why-pile', { pile, closed, short }) }
  else
    void table.explain(
      narrow(table.choices, { kind: 'build', pile })[0]?.form ?? { kind: 'build', pile, at: '2,0' },
      pile,
    )
}

/** Why what is picked cannot go to a cell; with nothing picked, whether anything can be built there. */
export function whyNot(table: TableModel, at: string, { public: now }: DynamineView): void {
  const [pile, tile] = [pilePicked(table), tilePicked(table)]
  if (tile !== null) return void table.explain({ kind: 'move', tile, at }, at)
  const [fits] = narrow(table.choices, { kind: 'build', at })
  if (pile === null && fits) return void table.explain(fits.form, at)
  void table.explain({ kind: 'build', pile: pile ?? now.market.find(({ open }) => open)?.pile ?? '', at }, at)
}

export function pickCard(table: TableModel, card: string): void {
  if (!table.myTurn) return table.notNow()
  if (!narrow(table.choices, { kind: 'take', card }).length) return void table.explain({ kind: 'take', card }, card)
  if (table.chosen?.form.card === card) return void table.play(table.chosen)
  table.pickAll({ kind: 'take', card })
}

// ---- actions beside building --------------------------------------------------------------------

export const ACTS = ['move', 'spend', 'take', 'raven', 'plan', 'end'] as const
export type Act = (typeof ACTS)[number]
export const KEYS: Record<Act, string> = { move: 'M', spend: 'S', take: 'C', raven: 'V', plan: 'P', end: 'E' }

/** An action of the tray or its key; what cannot be taken back asks once more, and a second press confirms it. */
export function start(table: TableModel, act: Act, view: DynamineView): void {
  if (act === 'take') return turn(table, 'cards')
  if (!table.myTurn) return table.notNow()
  const [choice] = narrow(table.choices, { kind: act })
  if (!choice) return whyAct(table, act, view)
  if (act !== 'move' && table.chosen?.form.kind === act) return void table.play(table.chosen)
  if (opened(table) !== null) table.mode = null
  if (act === 'move') turn(table, 'move')
  else if (act === 'spend' || (act === 'end' && !wasteful(table, view))) void table.play(choice)
  else table.pickAll({ kind: act })
}

/** Begins to move tiles or to look at the cards, or stops it. */
function turn(table: TableModel, mode: 'move' | 'cards'): void {
  table.pickAll({})
  table.place = null
  table.mode = table.mode === mode ? null : mode
}

/** Points would be lost that could still buy something. */
const wasteful = (table: TableModel, { public: now }: DynamineView): boolean => now.points > 0 && has(table, 'build')

function whyAct(table: TableModel, act: Act, { public: now }: DynamineView): void {
  const mine = now.players[table.viewer ?? 0]
  const tile = mine?.mine[0]?.face.tile ?? now.market.find(({ open }) => open)?.open?.tile ?? ''
  const at = mine?.ends[0]?.at ?? ''
  void table.explain(act === 'move' ? { kind: act, tile, at } : { kind: act }, null)
}

/** The rule that lets a player close the last open end. */
export const SEALS = 'DYN-036'

/** The build that is laid for a look closes the last open end, with rounds still to come. */
export function sealing(table: TableModel, { public: now, offers }: DynamineView): boolean {
  const form = table.chosen?.form
  if (form?.kind !== 'build' || now.rounds_left === 0) return false
  return Boolean(offers.find(({ pile, at }) => pile === form.pile && at === form.at)?.seals)
}

// ---- the banner ---------------------------------------------------------------------------------

export function saying(table: TableModel, view: View): Saying {
  const own = dynamine(view)
  const now = own.public
  const { chosen, position, say } = table
  const ui = (message: string, args?: Args) => say.ui(message, args)
  const told = (title: string, text: string, actions: Action[], rule?: string): Saying => ({
    mood: 'turn',
    title,
    text,
    actions,
    ...(rule ? { rule } : {}),
  })
  if (chosen?.form.kind === 'build' || chosen?.form.kind === 'move') return preview(table, own, chosen.form, told)
  if (chosen?.form.kind === 'take') return taking(table, own, String(chosen.form.card), told)
  if (chosen && ['end', 'raven', 'plan'].includes(chosen.form.kind)) {
    const kind = chosen.form.kind
    return told(ui('say-act', { kind }), ui('say-act-text', { kind, points: now.points }), [
      back(table),
      play(table, ui('act', { kind }), chosen.form, 'Enter'),
    ])
  }
  if (chosen && ['guess', 'spend', 'skip'].includes(chosen.form.kind)) {
    const label = textOf(say.form(chosen.form))
    return told(`${label}?`, '', [back(table), play(table, label, chosen.form, 'Enter')])
  }
  switch (position?.decision.kind) {
    case 'guess':
      return told(ui('say-guess'), ui('say-guess-text', { bonus: now.box.guess_bonus }), [], 'DYN-064')
    case 'reroll':
      return told(
        ui('say-reroll', { roll: now.roll ?? 0 }),
        ui('say-reroll-text', { bonus: now.box.reroll_bonus }),
        [
          play(table, ui('act', { kind: 'reroll' }), { kind: 'reroll' }, 'R', false),
          play(table, ui('act-keep', { points: now.keep ?? 0 }), { kind: 'keep' }, 'K'),
        ],
        'DYN-063',
      )
  }
  if (moving(table)) {
    const skip = has(table, 'skip')
      ? [play(table, ui('act', { kind: 'skip' }), { kind: 'skip' }, 'X', false)]
      : [back(table)]
    const step = tilePicked(table) === null ? 'tile' : 'cell'
    return { ...told(ui('say-move', { step }), ui('say-move-text', { step }), skip, 'DYN-051'), settled: true }
  }
  if (table.mode === 'cards' && has(table, 'take'))
    return { ...told(ui('say-take'), ui('say-take-text'), [back(table)], 'DYN-073'), settled: true }
  const at = cellPicked(table)
  if (at !== null) return { ...whichTile(table, own, at, told), settled: true }
  const pile = pilePicked(table)
  if (pile !== null) {
    const cells = spots(table, own).length
    return { ...told(ui('say-cell', { pile, cells }), ui('say-cell-text'), [back(table)]), settled: true }
  }
  const { moves, cards, either } = now.credits
  if (!has(table, 'build') && !has(table, 'move') && !has(table, 'take'))
    return told(ui('say-nothing'), ui('say-nothing-text', { points: now.points }), [
      play(table, ui('act', { kind: 'end' }), { kind: 'end' }, 'E'),
    ])
  return told(
    ui('say-main', { points: now.points }),
    ui('say-main-text', { build: has(table, 'build') ? 'yes' : 'no', moves, cards, either }),
    [],
  )
}

type Told = (title: string, text: string, actions: Action[], rule?: string) => Saying

/** A tile laid for a look: what it gives in all and by kind, and what it leaves. */
function preview(table: TableModel, view: DynamineView, form: Form, told: Told): Saying {
  const ui = (message: string, args?: Args) => table.say.ui(message, args)
  const [what, at] = [String(form.pile ?? form.tile), String(form.at)]
  const build = form.kind === 'build'
  const offer = view.offers.find((one) => build && one.pile === what && one.at === at)
  const found = offer ?? view.moves.find((one) => !build && one.tile === what && one.at === at)
  const secret = hope(view, what, at)
  const points = (found?.points ?? 0) + secret
  const seals = sealing(table, view)
  const kinds = gainKinds(found?.gain ?? {})
  const mission = view.missions[view.viewer ?? -1]?.card.name ?? ''
  const gains = [
    ...kinds.map(([kind, points]) => ui('gain', { kind, points: signed(points) })),
    ...(secret ? [ui('gain-mission', { mission, points: signed(secret) })] : []),
  ]
  const text = ui('say-gain', {
    gains: gains.length ? `${capital(gains.join(', '))}. ` : '',
    build: build ? 'yes' : 'no',
    left: offer?.left ?? 0,
    bonus: offer?.bonus ?? 0,
    seals: offer?.seals ? 'yes' : 'no',
  })
  const rule = offer?.seals ? SEALS : secret ? 'DYN-105' : kinds[0] ? RULES[kinds[0][0]] : undefined
  const label = ui('act-here', { kind: seals ? 'seal' : form.kind, gain: signed(points) })
  const here = play(table, label, form, seals ? 'Y' : 'Enter', !seals)
  return told(
    ui('say-here', { kind: seals ? 'seal' : form.kind, gain: points, points: signed(points).replace('+', '') }),
    text,
    [back(table), here],
    rule,
  )
}

function taking(table: TableModel, { public: now, worth }: DynamineView, card: string, told: Told): Saying {
  const place = now.open_cards.findIndex((one) => one.card === card)
  const found = now.open_cards[place]
  const effect = found ? textOf(table.say.parts('board-card.effect', { card: found })) : ''
  const title = table.say.ui('say-take-card', { name: found?.name ?? card })
  const text = table.say.ui('say-take-card-text', { effect: capital(effect), points: worth[place] ?? 0 })
  const actions = [back(table), play(table, table.say.ui('act', { kind: 'take' }), { kind: 'take', card }, 'Enter')]
  return told(title, text, actions, 'DYN-075')
}

/** A cell was chosen first: what a tile must be like there. */
function whichTile(table: TableModel, { public: now, offers }: DynamineView, at: string, told: Told): Saying {
  const end = now.players[now.turn]?.ends.find((one) => one.at === at)
  const piles = new Set(offers.filter((one) => one.at === at).map(({ pile }) => pile)).size
  const sides = { needs: end?.needs ?? '', bars: end?.bars ?? '', plus: end?.plus.length ?? 0 }
  return told(
    table.say.ui('say-tile', { level: end?.level ?? 0 }),
    table.say.ui('say-tile-text', { ...sides, piles }),
    [back(table)],
    end?.plus ? 'DYN-040' : 'DYN-032',
  )
}

const back = (table: TableModel): Action => ({
  label: table.say.ui('act', { kind: 'back' }),
  key: 'Esc',
  run: () => void stepBack(table),
})

function play(table: TableModel, label: string, form: Picked, key: string, main = true): Action {
  const run = () => {
    const [choice] = narrow(table.choices, form)
    if (choice) void table.play(choice)
  }
  return { label, key, main, form, ...(main ? { icon: 'check' as const } : {}), run }
}

// ---- advice -------------------------------------------------------------------------------------

/** A move laid out for a look: in the own mine, and a card where the open ones lie. */
export function show(table: TableModel, form: Form): void {
  table.mode = form.kind === 'move' ? 'move' : form.kind === 'take' ? 'cards' : null
  table.pickAll({ ...form })
}

// ---- keys ---------------------------------------------------------------------------------------

/** One step back: what was picked last, then what was being done, then what was looked at. */
export function stepBack(table: TableModel): boolean {
  if (table.refusal || table.fault) return table.back()
  const fields = Object.entries(table.picked).slice(0, -1)
  if (Object.keys(table.picked).length) table.pickAll(fields.length > 1 ? Object.fromEntries(fields) : {})
  else if (table.mode !== null) table.mode = null
  else if (table.place !== null) table.place = null
  else return false
  return true
}

export function key(table: TableModel, pressed: string, view: View): boolean {
  if (pressed === 'Escape') return stepBack(table)
  const guess = narrow(table.choices, { kind: 'guess', value: Number(pressed) })[0]
  if (guess) {
    void table.play(guess)
    return true
  }
  if (pressed.toLowerCase() === 'b') return goTo('.pile.fits', '.pile[tabindex="0"]')
  const act = ACTS.find((one) => KEYS[one] === pressed.toUpperCase())
  if (!act) return false
  start(table, act, dynamine(view))
  if (act === 'move' && moving(table)) goTo('svg.board')
  if (act === 'take' && table.mode === 'cards') void tick().then(() => goTo('.dycard.can', '.dycard'))
  return true
}

/** The keys go on at the first of these places that is there. */
function goTo(...places: string[]): boolean {
  const place = places.map((one) => document.querySelector<HTMLElement>(one)).find(Boolean)
  place?.focus()
  return Boolean(place)
}
