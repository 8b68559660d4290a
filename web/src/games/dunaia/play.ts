/** Picking in the village. All of it narrows the server's list; behind an open window lies the next question. */

import type { TableModel } from '../../model/table.svelte'
import { narrow, sameForm, values, type Picked } from '../../model/narrow'
import type { Choice, FieldValue, Form, View } from '../../net/wire'
import { textOf, type Args, type Speaker } from '../../words/say'
import type { Action, Saying } from '../game'
import { desk } from './desk.svelte'
import { ahead, dunaia, tileOf, type Player, type Public, type Waking } from './view'

/** A move that can be made now, or one that can be made once the open window is left. */
export interface Offered extends Choice {
  ahead: boolean
}

/** Kinds of moves that a window itself is open for. */
const IN_WINDOW = ['call', 'foreman', 'archivist']
/** The question that a kind of move answers. */
const ANSWERS: Record<string, string> = {
  take: 'die',
  first: 'order',
  insert: 'chip',
  perform: 'effect',
  skip: 'effect',
  claim: 'claim',
  leave: 'claim',
  book: 'surveyor',
  pass: 'surveyor',
  stop: 'move',
}

export function offers(table: TableModel, now: Public): Offered[] {
  if (!table.myTurn) return []
  const here = table.choices.map((choice) => ({ ...choice, ahead: false }))
  return [...here, ...ahead(now).map((form) => ({ form, gain: null, ahead: true }))]
}

/** The question on the table: that behind a window, where there is one. */
export function question(table: TableModel, now: Public): string {
  const kind = table.position?.decision.kind ?? ''
  if (kind !== 'window') return kind
  const next = ahead(now)[0]?.kind
  return next === undefined ? 'window' : (ANSWERS[next] ?? next)
}

/** The moves that agree with what is picked. */
function agreeing(table: TableModel, now: Public, picked: Picked): Offered[] {
  const all = offers(table, now)
  const kept = new Set(narrow(all, picked))
  return all.filter((offer) => kept.has(offer))
}

/** The one move that is picked in full. */
export function chosen(table: TableModel, now: Public): Offered | null {
  const [only, ...others] = agreeing(table, now, table.picked)
  if (!only || others.length || !Object.keys(table.picked).length) return null
  return Object.keys(only.form).every((field) => field in table.picked) ? only : null
}

const me = (table: TableModel, now: Public): Player | undefined => now.players[table.viewer ?? -1]
const one = (table: TableModel, picked: Picked): Choice | undefined => narrow(table.choices, picked)[0]

/** The name of this turn, to know it again. */
export const turnName = (table: TableModel, now: Public): string => [table.id, now.round, now.turn].join('/')

/** Whether the open window is to be left by itself: the player said "not this turn", or it is the one after the die,
 * where nothing can be done that could not be done before it. */
export const passes = (table: TableModel, now: Public): boolean =>
  table.myTurn &&
  !table.sending &&
  now.window !== null &&
  (now.window === 'awakening' || desk.quiet === turnName(table, now)) &&
  !IN_WINDOW.includes(String(table.picked.kind)) &&
  (now.window === 'awakening' || !ahead(now).length)

export function leave(table: TableModel, plan: Picked[] = []): void {
  const on = one(table, { kind: 'continue' })
  if (on) void table.play(on, plan)
}

/** Plays a move, or leaves the window and plays it then. */
export function send(table: TableModel, now: Public, { form, gain, ahead: later }: Offered): void {
  const plan = form.kind === 'take' ? afterDie(table, now, later, Number(form.value)) : []
  if (later) leave(table, [form, ...plan])
  else void table.play({ form, gain }, plan)
}

/** With the die the window behind it is left, too; and where the order of both squares changes nothing, one is taken. */
function afterDie(table: TableModel, now: Public, later: boolean, value: number): Picked[] {
  const window = later || table.log.at(-1)?.event.kind === 'continue'
  const orders = figure(me(table, now), value)?.orders ?? []
  const plan: Picked[] = window ? [{ kind: 'continue' }] : []
  if (orders.length === 2 && !differs(orders)) plan.push({ kind: 'first', square: orders[0]![0]!.square })
  return plan
}

export const figure = (player: Player | undefined, number: number) =>
  player?.figures.find(({ dunaia: n }) => n === number)

/** Whether it matters which of two squares wakes first: they give other things, or there is something to choose. */
function differs(orders: Waking[][]): boolean {
  const told = orders.map((order) => [...order].sort((a, b) => a.square.localeCompare(b.square)))
  return (
    JSON.stringify(told[0]) !== JSON.stringify(told[1]) ||
    orders.flat().some(({ chips = 0, moves = 0 }) => chips > 0 || moves > 0)
  )
}

// ---- clicks -----------------------------------------------------------------------------------------------

/** Nothing can be picked: a move is on its way, or it is somebody else's turn, which is said. */
function waits(table: TableModel): boolean {
  if (!table.myTurn) table.notNow()
  return !table.myTurn || table.sending
}

/** Picks a move in full, or plays it if it was picked already. */
function look(table: TableModel, now: Public, offer: Offered | undefined): boolean {
  if (!offer) return false
  const before = chosen(table, now)
  if (sameForm(before?.form, offer.form)) send(table, now, offer)
  else table.pickAll({ ...offer.form })
  return true
}

const find = (table: TableModel, now: Public, picked: Picked): Offered | undefined => agreeing(table, now, picked)[0]

/** A column of the six: a die to take, a chip to insert or to pay with. */
export function pickNumber(table: TableModel, now: Public, value: number): void {
  if (waits(table)) return
  if (table.picked.kind === 'call' || table.picked.kind === 'archivist') return payWith(table, value)
  if (question(table, now) === 'chip') {
    const chip = find(table, now, { kind: 'insert', chip: value })
    if (chip) return send(table, now, chip)
    return void table.explain({ kind: 'insert', chip: value }, `die/${value}`)
  }
  if (question(table, now) === 'move' || question(table, now) === 'shepherd') return pickGiant(table, now, value)
  if (!look(table, now, find(table, now, { kind: 'take', value })))
    void table.explain({ kind: 'take', value }, `die/${value}`)
}

/** The chips of a payment. */
export const chipsOf = (form: Picked): number[] =>
  String(form.chips ?? '')
    .split('+')
    .map(Number)

/** The payment that has this chip in it and changes least. */
function payWith(table: TableModel, chip: number): void {
  const { kind, space } = table.picked
  const ways = narrow(table.choices, space === undefined ? { kind: kind! } : { kind: kind!, space })
  const now = chipsOf(table.picked)
  const shared = ({ form }: Choice) => chipsOf(form).filter((n) => now.includes(n)).length
  const best = ways.filter(({ form }) => chipsOf(form).includes(chip)).sort((a, b) => shared(b) - shared(a))[0]
  if (best) return table.pickAll({ ...best.form })
  const chips = [...now.slice(0, -1), chip].sort((a, b) => a - b).join('+')
  void table.explain({ kind: String(kind), ...(space === undefined ? {} : { space }), chips }, `die/${chip}`)
}

export function pickElder(table: TableModel, now: Public, space: number): void {
  if (waits(table)) return
  if (table.picked.kind === 'call' && table.picked.space === space) {
    const call = chosen(table, now)
    return call ? send(table, now, call) : undefined
  }
  const call = one(table, { kind: 'call', space })
  if (call) return table.pickAll({ ...call.form })
  const elder = now.elders.find((one) => one.space === space)
  const more = [1, 2, 3, 4, 5, 6].filter((n) => !elder?.chips.includes(n)).slice(0, elder?.more ?? 0)
  const chips = [...(elder?.chips ?? []), ...more].sort((a, b) => a - b).join('+')
  void table.explain({ kind: 'call', space, chips }, `elder/${space}`)
}

/** The Elite power of a window: the Archivist's chips, or the Foreman's site. */
export function pickPower(table: TableModel): void {
  const power = one(table, { kind: 'archivist' }) ?? one(table, { kind: 'foreman' })
  if (!power) return
  const sites = narrow(table.choices, { kind: 'foreman' })
  table.pickAll(power.form.kind === 'foreman' && sites.length > 1 ? { kind: 'foreman' } : { ...power.form })
}

export function pickSpace(table: TableModel, now: Public, space: string): void {
  if (waits(table)) return
  if (!look(table, now, find(table, now, { kind: 'recycle', space })))
    void table.explain({ kind: 'recycle', space }, `space/${space}`)
}

/** A tile for sale: to build, to find in a pile, to book; before the die has its place it is remembered. */
export function pickTile(table: TableModel, now: Public, tile: string, place: string): void {
  if (waits(table)) return
  const asked = question(table, now)
  if (asked === 'surveyor') {
    if (!look(table, now, find(table, now, { kind: 'book', tile }))) void table.explain({ kind: 'book', tile }, place)
    return
  }
  const build = find(table, now, { kind: 'recycle', space: 'build' })
  if (asked === 'recycle' && build) {
    desk.tile = tile
    return send(table, now, build)
  }
  if (asked !== 'build' && asked !== 'search') return void table.explain({ kind: 'build', tile, square: 'A1' }, place)
  const square = table.picked.square
  const ways = narrow(table.choices, { kind: asked, tile })
  if (!ways.length) return void table.explain({ kind: asked, tile, square: square ?? freeSquare(table, now) }, place)
  const here = square === undefined ? undefined : narrow(ways, { square })[0]
  table.pickAll(here ? { ...here.form } : { kind: asked, tile })
}

const freeSquare = (table: TableModel, now: Public): string =>
  me(table, now)?.squares.find(({ building }) => !building)?.square ?? 'A1'

/** A square of the own village, or a house of another one. */
export function pickSquare(table: TableModel, now: Public, seat: number, square: string): void {
  if (waits(table)) return
  const place = `${seat}/${square}`
  const asked = table.picked.kind === 'foreman' ? 'foreman' : question(table, now)
  if (seat !== table.viewer && asked !== 'recycle') return whyNotHere(table, seat, square)
  switch (asked) {
    case 'recycle': {
      if (!look(table, now, find(table, now, { kind: 'recycle', seat, square })))
        void table.explain({ kind: 'recycle', seat, square }, place)
      return
    }
    case 'order': {
      const first = find(table, now, { kind: 'first', square })
      if (first) send(table, now, first)
      else void table.explain({ kind: 'first', square }, place)
      return
    }
    case 'foreman':
    case 'advance': {
      if (!look(table, now, find(table, now, { kind: asked, square })))
        void table.explain({ kind: asked, square }, place)
      return
    }
    case 'colour': {
      const { colour } = table.picked
      const ways = narrow(
        table.choices,
        colour === undefined ? { kind: asked, square } : { kind: asked, square, colour },
      )
      if (ways.length === 1) look(table, now, { ...ways[0]!, ahead: false })
      else if (ways.length) table.pickAll({ kind: asked, square })
      else void table.explain({ kind: asked, square, colour: colour ?? 'green' }, place)
      return
    }
    case 'build':
    case 'search':
      return laySquare(table, now, asked, square, place)
  }
  whyNotHere(table, seat, square)
}

/** A die could only be put there later, if at all. */
const whyNotHere = (table: TableModel, seat: number, square: string): void =>
  void table.explain({ kind: 'recycle', seat, square }, `${seat}/${square}`)

function laySquare(table: TableModel, now: Public, kind: string, square: string, place: string): void {
  const { tile } = table.picked
  const before = chosen(table, now)
  if (before?.form.square === square) return turnings(table).length > 1 ? turnTile(table) : send(table, now, before)
  const ways = narrow(table.choices, tile === undefined ? { kind, square } : { kind, square, tile })
  const tiles = values(ways, 'tile')
  if (tiles.length === 1) return table.pickAll({ ...ways[0]!.form })
  if (ways.length) return table.pickAll({ kind, square })
  const some = tile ?? values(table.choices, 'tile')[0] ?? ''
  void table.explain({ kind, square, tile: some }, place)
}

/** The turns that the picked tile can have on its square. */
export const turnings = (table: TableModel): number[] => {
  const { kind, tile, square, turn } = table.picked
  if (turn === undefined) return []
  return values(narrow(table.choices, { kind: kind!, tile: tile!, square: square! }), 'turn').map(Number)
}

export function turnTile(table: TableModel): void {
  const turns = turnings(table)
  const next = turns[(turns.indexOf(Number(table.picked.turn)) + 1) % turns.length]
  if (next !== undefined) table.pickAll({ ...table.picked, turn: next })
}

export function pickColour(table: TableModel, now: Public, colour: string): void {
  if (waits(table)) return
  const { square } = table.picked
  const here = square === undefined ? [] : narrow(table.choices, { kind: 'colour', colour, square })
  if (here[0]) return table.pickAll({ ...here[0].form })
  if (narrow(table.choices, { kind: 'colour', colour }).length) return table.pickAll({ kind: 'colour', colour })
  const any = square ?? values(table.choices, 'square')[0] ?? freeSquare(table, now)
  void table.explain({ kind: 'colour', square: any, colour }, `colour/${colour}`)
}

/** A giant: to be moved, or its die to be taken. */
export function pickGiant(table: TableModel, now: Public, number: number): void {
  if (waits(table)) return
  const asked = question(table, now)
  if (asked === 'die') return pickNumber(table, now, number)
  if (find(table, now, { kind: 'move', dunaia: number })) return table.pickAll({ kind: 'move', dunaia: number })
  const home = figure(me(table, now), number)?.line ?? ''
  void table.explain({ kind: 'move', dunaia: number, place: home }, `giant/${number}`)
}

export function pickLine(table: TableModel, now: Public, line: string): void {
  if (waits(table)) return
  const number = table.picked.dunaia ?? onlyGiant(table, now)
  if (number === undefined) {
    table.refusal = { place: `${table.viewer}/${line}`, lines: [], sentence: table.say.ui('why-giant-first') }
    return
  }
  const move = find(table, now, { kind: 'move', dunaia: number, place: line })
  if (!look(table, now, move))
    void table.explain({ kind: 'move', dunaia: number, place: line }, `${table.viewer}/${line}`)
}

/** A giant was dragged to a line. */
export function dropGiant(table: TableModel, now: Public, number: number, line: string): void {
  const move = find(table, now, { kind: 'move', dunaia: number, place: line })
  if (move) return send(table, now, move)
  if (line !== figure(me(table, now), number)?.line)
    void table.explain({ kind: 'move', dunaia: number, place: line }, `${table.viewer}/${line}`)
}

/** The giant that is meant without being picked, where only one can be. */
export function onlyGiant(table: TableModel, now: Public): FieldValue | undefined {
  const [only, ...others] = values(offers(table, now), 'dunaia')
  return others.length ? undefined : only
}

// ---- what the banner says ---------------------------------------------------------------------------------

export function saying(table: TableModel, view: View): Saying {
  const now = dunaia(view).public
  const { say } = table
  const ui = (message: string, args?: Args) => say.ui(message, args)
  const pick = chosen(table, now)
  const asked = question(table, now)
  const tell = (title: string, text: string, actions: Action[] = [], rule?: string): Saying => ({
    mood: 'turn',
    title,
    text: ending(now, say) + text,
    actions,
    ...(rule ? { rule } : {}),
  })
  const each = (list: Offered[]): Action[] =>
    list.map((offer, i) => act(table, now, offer, told(say, offer.form), { key: String(i + 1) }))
  const of = (...kinds: string[]) => offers(table, now).filter(({ form }) => kinds.includes(form.kind))
  if (pick) return { ...preview(table, now, pick, tell), settled: true }
  if (table.picked.kind === 'foreman') return tell(ui('say-foreman'), ui('say-foreman-text'))
  switch (asked) {
    case 'draft':
      return tell(ui('say-draft'), ui('say-draft-text'), each(of('pick')))
    case 'die':
      return tell(ui('say-die'), dice(table, now), [], 'DUN-043')
    case 'flip':
      return tell(textOf(say.ask(table.position!.decision, true)), flips(table, now), each(of('turn', 'keep')))
    case 'order':
      return tell(
        ui('say-order', { dunaia: now.awake?.dunaia ?? 0 }),
        either(table, now),
        orders(table, now),
        'DUN-051',
      )
    case 'chip':
      return tell(ui('say-chip', { chips: now.owed.chips }), ui('say-chip-text'))
    case 'move':
    case 'shepherd':
      return moving(table, now, tell)
    case 'recycle':
      return tell(
        ui('say-recycle', { value: now.awake?.dunaia ?? 0 }),
        ui('say-recycle-text', { price: now.guest_price }),
      )
    case 'build':
    case 'search':
      return tell(ui(`say-${asked}`), laying(table))
    case 'advance':
      return tell(ui('say-advance'), ui('say-advance-text'))
    case 'colour':
      return tell(ui('say-colour'), ui('say-colour-text'))
    case 'surveyor':
      return tell(ui('say-book'), ui('say-book-text'), each(of('pass')))
    case 'window':
      return tell(ui(`say-window-${now.window ?? 'end'}`), ui('say-window-text'), onward(table, now))
    case 'effect':
    case 'power':
    case 'claim':
      return tell(
        textOf(say.ask(table.position!.decision, true)),
        '',
        each(of('perform', 'skip', 'both', 'power', 'fragment', 'claim', 'leave')),
      )
  }
  return tell(table.position ? textOf(say.ask(table.position.decision, true)) : '', '')
}

type Tell = (title: string, text: string, actions?: Action[], rule?: string) => Saying

/** How many turns are left, once that is known. */
function ending({ end_triggered, turns_left }: Public, say: Speaker): string {
  return end_triggered && turns_left !== null ? `${say.ui('say-last', { turns: turns_left })} ` : ''
}

function dice(table: TableModel, now: Public): string {
  const own = me(table, now)?.die ?? 0
  const black = now.faces.filter((face) => face.black).map((face) => face.value)
  if (!black.length) return table.say.ui('say-own-die', { value: own })
  return table.say.ui('say-dice', { count: black.length, black, own })
}

function flips(table: TableModel, now: Public): string {
  const value = now.awake?.dunaia ?? 0
  const faces = [value, Number(table.position?.decision.args?.opposite ?? 0)]
  return faces.map((face) => `${face}: ${wakes(table.say, figure(me(table, now), face)?.orders[0] ?? [])}`).join(' ')
}

/** What squares give, one after the other. */
export const wakes = (say: Speaker, wakings: readonly Waking[]): string =>
  wakings.map((waking) => say.ui(`wakes-${waking.gives ?? 'nothing'}`, { points: 0, ...waking })).join(' ')

function orders(table: TableModel, now: Public): Action[] {
  return offers(table, now)
    .filter(({ form }) => form.kind === 'first')
    .map((offer, i) => {
      const label = table.say.ui('act-first', { square: String(offer.form.square) })
      return act(table, now, offer, label, { key: String(i + 1) })
    })
}

/** What the squares give, in either order. */
function either(table: TableModel, now: Public): string {
  const both = figure(me(table, now), now.awake?.dunaia ?? 0)?.orders ?? []
  return both.map((order) => wakes(table.say, order)).join(` ${table.say.ui('say-or')} `)
}

function moving(table: TableModel, now: Public, tell: Tell): Saying {
  const { say } = table
  const number = Number(table.picked.dunaia ?? onlyGiant(table, now) ?? 0)
  const stop = find(table, now, { kind: 'stop' })
  const due = now.awake?.due[0]
  const astray = number === now.awake?.dunaia && due !== undefined && question(table, now) === 'move'
  const text = astray
    ? say.ui('say-astray', { square: due })
    : say.ui(number ? 'say-move-where' : 'say-move-which', { dunaia: number })
  const actions = stop
    ? [act(table, now, stop, say.ui('act-stop', { moved: now.owed.moved.length }), { key: 'S' })]
    : []
  const title = now.owed.moves
    ? say.ui('say-move', { moves: now.owed.moves })
    : say.ui('say-shepherd', { dunaia: number })
  return tell(title, text, actions, astray ? 'DUN-061' : undefined)
}

function laying(table: TableModel): string {
  const { tile, square } = table.picked
  if (tile !== undefined) return table.say.ui('say-where')
  return table.say.ui(square === undefined ? 'say-which' : 'say-which-here', { square: square ?? '' })
}

/** On from a window behind which nothing is to be chosen. */
function onward(table: TableModel, now: Public): Action[] {
  const go = (message: string, plan: Picked[], main: boolean, key: string): Action => ({
    label: table.say.ui(message),
    main,
    key,
    ...(main ? { icon: 'check' as const } : {}),
    run: () => leave(table, plan),
  })
  if (now.window === 'prophecy')
    return [go('act-prophecy', [], false, 'P'), go('act-end', [{ kind: 'continue' }], true, 'Enter')]
  if (now.window === 'die') return [go('act-own-die', [{ kind: 'continue' }], true, 'Enter')]
  return [go(now.window === 'end' ? 'act-end' : 'act-on', [], true, 'Enter')]
}

/** What is picked, and what it brings. */
function preview(table: TableModel, now: Public, offer: Offered, tell: Tell): Saying {
  const { form } = offer
  const { say } = table
  const player = me(table, now)
  const ui = (message: string, args?: Args) => say.ui(message, args)
  const go = (label: string): Action => act(table, now, offer, label, { key: 'Enter', main: true })
  switch (form.kind) {
    case 'take': {
      const order = figure(player, Number(form.value))?.orders ?? []
      const ninth =
        order[0]?.some(({ gives }) => gives === 'complete') && player?.completed === now.buildings_to_end - 1
      const text = [wakes(say, order[0] ?? []), ninth ? ui('say-ninth') : ''].filter(Boolean).join(' ')
      return tell(ui('say-take', { value: form.value }), text, [go(ui('act-take', { value: form.value }))])
    }
    case 'recycle': {
      const other = form.seat !== undefined && form.seat !== table.viewer
      const text = other ? ui('say-guest', { seat: form.seat, price: now.guest_price }) : ''
      return tell(`${told(say, form)}?`, `${text}${spaceGives(now, form, say)}`, [go(ui('act-place'))])
    }
    case 'build':
    case 'search':
      return laid(table, now, form, tell, go)
    case 'move':
      return { ...moving(table, now, tell), actions: [...moving(table, now, tell).actions, go(ui('act-move', form))] }
    case 'call': {
      const elder = now.elders.find(({ space }) => space === form.space)
      const call = player?.calls.find(({ space }) => space === form.space)
      const whole = call?.fragment && player?.fragments.length === now.fragments.length - 1
      const power = textOf(say.parts('board-effect', { effect: elder?.effect ?? '', amount: elder?.amount ?? 0 }))
      const text = ui('say-call-text', {
        power,
        fragment: whole ? 'whole' : call?.fragment ? (elder?.fragment ?? '') : 'none',
      })
      return tell(ui('say-call', { elder: elder?.elder ?? '' }), text, [go(ui('act-pay', { chips: chipsOf(form) }))])
    }
    case 'archivist':
      return tell(ui('say-archivist'), ui('say-archivist-text'), [go(ui('act-pay', { chips: chipsOf(form) }))])
  }
  return tell(`${told(say, form)}?`, '', [go(told(say, form))])
}

/** What the place of a die gives. */
function spaceGives(now: Public, form: Form, say: Speaker): string {
  const house = now.players[Number(form.seat)]?.squares.find(({ square }) => square === form.square)?.building
  const { effect = '', amount = 0 } = now.spaces.find(({ space }) => space === form.space) ?? house ?? {}
  return say.ui('say-gives', { what: textOf(say.parts('board-effect', { effect, amount })) })
}

function laid(table: TableModel, now: Public, form: Form, tell: Tell, go: (label: string) => Action): Saying {
  const { say } = table
  const tile = tileOf(now, String(form.tile))
  const seen = now.prospects.find(
    (one) => one.tile === form.tile && one.square === form.square && (one.turned ?? 0) === Number(form.turn ?? 0),
  )
  const price = priceOf(now, String(form.tile), table.viewer ?? 0, form.kind === 'search')
  const more = { flowers: seen?.flowers ?? 0, chips: seen?.chips ?? 0, moves: seen?.moves ?? 0 }
  const paid = say.ui('say-price', { price, advances: (tile?.squares ?? 1) - 1 })
  const text = seen ? `${paid} ${say.ui('say-finished', { points: seen.points, ...more })}` : paid
  const turn: Action[] =
    turnings(table).length > 1 ? [{ label: say.ui('act-turn'), key: 'T', run: () => turnTile(table) }] : []
  const at = { tile: String(form.tile), square: String(form.square) }
  return tell(say.ui('say-lay', at), text, [...turn, go(say.ui('act-lay', at))])
}

/** What a tile costs a seat. */
export function priceOf(now: Public, tile: string, seat: number, search: boolean): number {
  for (const { offers: sold, tiles, search_prices } of now.market) {
    if (search && tiles.includes(tile)) return search_prices[seat] ?? 0
    const offer = sold.find((one) => one.tile?.tile === tile)
    if (offer) return offer.prices[seat] ?? 0
  }
  return now.players[seat]?.booked?.price ?? 0
}

/** A choice in words, with houses told by colour and level. */
export function told(say: Speaker, form: Form): string {
  if (form.tile !== undefined) return say.ui(`tell-${form.kind}`, { ...form, turn: Number(form.turn ?? 0) })
  return textOf(say.form(form))
}

function act(
  table: TableModel,
  now: Public,
  offer: Offered,
  label: string,
  { key, main = false }: { key?: string; main?: boolean } = {},
): Action {
  return {
    label,
    main,
    form: offer.form,
    ...(key ? { key } : {}),
    ...(main ? { icon: 'check' as const } : {}),
    run: () => send(table, now, offer),
  }
}

// ---- advice -------------------------------------------------------------------------------------------------

/** A move laid out for a look: what lies on the common board or in another village is opened. */
export function show(table: TableModel, form: Form): void {
  desk.village =
    form.kind === 'recycle' && form.seat !== undefined && form.seat !== table.viewer ? Number(form.seat) : null
  desk.board = ON_THE_BOARD.includes(form.kind)
  table.pickAll({ ...form })
}

/** Moves about prophecies and tiles to book: on a phone they are seen on the opened board only. */
const ON_THE_BOARD = ['claim', 'leave', 'book']

// ---- keys ---------------------------------------------------------------------------------------------------

const SPACES: Record<string, string> = { b: 'build', f: 'flower', m: 'move', c: 'chip' }

export function key(table: TableModel, pressed: string, view: View): boolean {
  const now = dunaia(view).public
  const asked = question(table, now)
  const low = pressed.toLowerCase()
  if (pressed === 'Escape') return back()
  const paying = table.picked.kind === 'call' || table.picked.kind === 'archivist'
  if (/^[1-6]$/.test(pressed) && (NUMBERED.includes(asked) || paying)) {
    pickNumber(table, now, Number(pressed))
    return true
  }
  if (/^[1-7]$/.test(pressed) && ['build', 'surveyor'].includes(asked)) return numberedTile(table, now, Number(pressed))
  if (SPACES[low]) {
    pickSpace(table, now, SPACES[low])
    return true
  }
  if (low === 'e') {
    nextElder(table, now)
    return true
  }
  if (low === 'w') {
    if (one(table, { kind: 'continue' })) hush(table, now)
    else void table.explain({ kind: 'continue' }, null)
    return true
  }
  if (low === 't') {
    if (turnings(table).length > 1) turnTile(table)
    else table.fault = table.say.ui('why-no-turn')
    return true
  }
  if (low === 'n') return nextLegal(pressed === 'N' ? -1 : 1)
  return false
}

const NUMBERED = ['die', 'chip', 'move', 'shepherd']

function back(): boolean {
  if (desk.village === null && !desk.board) return false
  desk.village = null
  desk.board = false
  return true
}

function numberedTile(table: TableModel, now: Public, n: number): boolean {
  const sold = now.market.flatMap(({ offers: all }) => all)
  const booked = now.players[table.viewer ?? -1]?.booked
  const offer = sold[n - 1]
  if (offer?.tile) pickTile(table, now, offer.tile.tile, offer.place)
  else if (booked && n > sold.length) pickTile(table, now, booked.tile.tile, booked.place)
  return true
}

/** The next Elder that answers, then the Elite power; where none does, why not. */
function nextElder(table: TableModel, now: Public): void {
  const spaces = values(narrow(table.choices, { kind: 'call' }), 'space').map(Number)
  const at = table.picked.kind === 'call' ? spaces.indexOf(Number(table.picked.space)) : -1
  const next = spaces[at + 1]
  if (next !== undefined) pickElder(table, now, next)
  else if (one(table, { kind: 'archivist' }) || one(table, { kind: 'foreman' })) pickPower(table)
  else pickElder(table, now, spaces[0] ?? now.elders[0]?.space ?? 1)
}

/** No window in this turn any more, or again; behind the open one the next question may be waiting. */
export function hush(table: TableModel, now: Public): void {
  const name = turnName(table, now)
  desk.quiet = desk.quiet === name ? '' : name
  if (IN_WINDOW.includes(String(table.picked.kind))) table.pickAll({})
}

/** The keyboard goes to the next place where something can be done. */
function nextLegal(by: 1 | -1): boolean {
  const places = [...document.querySelectorAll<HTMLElement | SVGElement>('.table [data-legal]')].filter(
    (place) => place.getClientRects().length,
  )
  if (!places.length) return false
  const focused = document.activeElement
  const at = places.findIndex((place) => place === focused || place.hasAttribute('data-cursor'))
  const next = places[(at + by + places.length) % places.length]!
  if (next instanceof HTMLElement) next.focus()
  else next.dispatchEvent(new CustomEvent('walkto', { bubbles: true, detail: next.getAttribute('data-at') }))
  return true
}
