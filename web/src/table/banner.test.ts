import { beforeEach, describe, expect, it } from 'vitest'
import type { Action, GameUi, Saying } from '../games/game'
import generic from '../games/generic'
import { FakeSocket, INFO, position, seat, tableAt, VIEW } from '../model/fakes'
import type { Columns, ComponentData, TableInfo } from '../net/wire'
import { bannerOf } from './banner'

const { TableModel } = await import('../model/table.svelte')

const DIGS: Columns = { kind: 'dig', count: 2, fields: { at: ['a', 'b'] } }
const BOX: ComponentData = { game: 'sacred_dragon', hash: '', changes: [], data: {} }
const RECAP: Action = { label: 'recap', run: () => {} }
const act = (label: string, more: Partial<Action> = {}): Action => ({ label, run: () => {}, ...more })

let table: InstanceType<typeof TableModel>
let said: Partial<Saying>
const ui: GameUi = {
  ...generic,
  saying: () => ({ mood: 'turn', title: 'Dig', text: 'Where?', actions: [], ...said }),
  told: (_, { kind, at }) => `${kind} at ${at}`,
}
const hear = (choices: Columns[], more: object = {}, info: TableInfo = INFO) => {
  const table = tableAt(position(1, choices), info)
  FakeSocket.last.onmessage?.({
    data: JSON.stringify({ ...table, position: { ...table.position, view: VIEW, ...more } }),
  })
}
const banner = (recap: Action | null = null) => bannerOf(table, ui, BOX, recap)
const labels = ({ actions }: Saying) => actions.map(({ label, main }) => (main ? `[${label}]` : label))

beforeEach(() => {
  said = {}
  table = new TableModel('T', 0)
  FakeSocket.last.onopen?.()
})

describe('what the banner says', () => {
  it('is about the connection first, then about a refusal', () => {
    expect(banner().title).toBe('Joining the table')
    hear([DIGS])
    table.fault = 'No.'
    expect([banner().mood, banner().text]).toEqual(['refused', 'No.'])
    FakeSocket.last.onclose?.()
    expect(banner().mood).toBe('lost')
  })

  it('counts the seats that are open, and names who decides', () => {
    hear([], { status: 'open' }, { ...INFO, seats: [seat(0, true), { ...seat(1, false), kind: 'open' }] })
    expect(banner().text).toBe('1 seat is still open. Share the links.')
    hear([], { decision: { seat: 1, kind: 'turn' } })
    expect(banner().title).toBe('P1 is thinking')
    hear([], { decision: { seat: -1, kind: 'draw' } })
    expect(banner().title).toBe('Dealing…')
  })

  it('offers to take a seat back from a bot', () => {
    hear([DIGS], {}, { ...INFO, seats: [{ ...seat(0, true), bot: 'greedy' }, seat(1, false)] })
    expect(labels(banner())).toEqual(['[Take your seat back]'])
  })
})

describe('what the banner offers', () => {
  beforeEach(() => hear([DIGS]))

  it('is to confirm what is chosen, where the game offers nothing', () => {
    expect(banner().actions).toEqual([])
    table.pickAll({ kind: 'dig', at: 'b' })
    expect([banner().text, labels(banner())]).toEqual(['dig at b', ['[Play it]']])
  })

  it('is what the game offers where it warns of a move, so that Enter does not play it', () => {
    said = { actions: [act('Dig all the same')] }
    table.pickAll({ kind: 'dig', at: 'b' })
    expect(labels(banner())).toEqual(['Dig all the same'])
  })

  it('leads with the move that is laid out, where there are several', () => {
    said = { actions: [act('A', { form: { at: 'a' }, main: true }), act('B', { form: { at: 'b' } }), act('Stop')] }
    expect(labels(banner())).toEqual(['[A]', 'B', 'Stop'])
    table.pickAll({ kind: 'dig', at: 'b' })
    expect(labels(banner())).toEqual(['A', '[B]', 'Stop'])
  })

  it('is a look at what the others did, as long as nothing is picked', () => {
    expect(labels(banner(RECAP))).toEqual(['recap'])
    said = { settled: true }
    expect(labels(banner(RECAP))).toEqual([])
    said = {}
    table.pickAll({ kind: 'dig', at: 'b' })
    expect(labels(banner(RECAP))).toEqual(['[Play it]'])
  })
})
