import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Columns, Position, ServerMessage } from '../net/wire'
import { FakeSocket, INFO, position, seat, tableAt } from './fakes'

const { TableModel } = await import('./table.svelte')
const { prefer } = await import('./preferences.svelte')

const PLACES: Columns = { kind: 'place', count: 3, fields: { tile: ['T1', 'T1', 'T2'], at: ['0,1', '1,0', '1,0'] } }
const STOP: Columns = { kind: 'stop', count: 1, fields: {} }
const MINE: Columns = { kind: 'mine', count: 1, fields: {} }
const CHOICES = [PLACES, STOP]

let table: InstanceType<typeof TableModel>
const hear = (message: ServerMessage | object) => FakeSocket.last.onmessage?.({ data: JSON.stringify(message) })
const requests = () => FakeSocket.last.requests
/** Answer the last request, and let whatever waits for it continue. */
const answer = async (fields: object) => {
  hear({ type: 'answer', id: requests().at(-1)?.id, version: 0, problem: null, ...fields })
  await vi.advanceTimersByTimeAsync(0)
}
/** Send the position after a move, as a change. */
const change = (version: number, choices: Columns[], more: Partial<Position> = {}) =>
  hear({ type: 'change', prior: version - 1, position: position(version, choices, more), log: [], log_from: 0 })

beforeEach(() => {
  vi.useFakeTimers()
  prefer('forced', false)
  table = new TableModel('T', 0)
  hear(tableAt(position(1, CHOICES)))
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
})

describe('selection', () => {
  it('narrows the choices with each field, and is a choice once every field is picked', () => {
    table.pick('kind', 'place')
    expect(table.matching).toHaveLength(3)
    table.pick('tile', 'T2')
    expect([table.matching.length, table.chosen]).toEqual([1, null]) // where it goes has not been picked
    table.pick('at', '1,0')
    expect(table.chosen?.form).toEqual({ kind: 'place', tile: 'T2', at: '1,0' })
  })

  it('goes back one step: first a refusal, then the field picked last', () => {
    table.pickAll({ kind: 'place', tile: 'T1' })
    table.refusal = { place: null, lines: [], sentence: 'No.' }
    expect([table.back(), table.refusal, Object.keys(table.picked)]).toEqual([true, null, ['kind', 'tile']])
    expect([table.back(), Object.keys(table.picked)]).toEqual([true, ['kind']])
    expect([table.back(), table.back(), table.picked]).toEqual([true, false, {}])
  })

  it('keeps what still holds in a new position', () => {
    table.pickAll({ kind: 'place', tile: 'T1', at: '0,1' })
    const left: Columns = { kind: 'place', count: 1, fields: { tile: ['T1'], at: ['1,0'] } }
    change(2, [left, STOP])
    expect(table.picked).toEqual({ kind: 'place', tile: 'T1' })
  })

  it('is cleared when the player views another seat', () => {
    table.pick('kind', 'place')
    table.mode = 'dig'
    table.marked = ['C1']
    table.look(1)
    expect([table.picked, table.mode, table.marked]).toEqual([{}, null, []])
    expect(requests().at(-1)).toMatchObject({ type: 'look', seat: 1 })
  })
})

describe('a move', () => {
  const stop = () => table.choices.find(({ form }) => form.kind === 'stop')!

  it('is sent once, with the version it was chosen in', () => {
    void table.play(stop())
    void table.play(stop())
    expect(requests()).toMatchObject([{ type: 'play', seat: 0, version: 1, form: { kind: 'stop' } }])
  })

  it('is done when both its answer and its position have arrived', async () => {
    void table.play(stop())
    await answer({ version: 2 })
    expect(table.sending).toBe(true)
    change(2, CHOICES)
    expect(table.sending).toBe(false)
  })

  it('is followed by the steps of its plan that turn out to be open', async () => {
    void table.play(stop(), [{ kind: 'rest' }, { kind: 'mine' }])
    await answer({ version: 2 })
    change(2, [PLACES, MINE])
    expect(requests().map((request) => 'form' in request && request.form)).toEqual([{ kind: 'stop' }, { kind: 'mine' }])
  })

  it('drops its plan if a step is ambiguous, and asks the player', async () => {
    void table.play(stop(), [{ kind: 'place' }])
    await answer({ version: 2 })
    change(2, CHOICES)
    expect([requests().length, table.sending]).toEqual([1, false])
    change(3, [MINE, PLACES])
    expect(requests()).toHaveLength(1)
  })

  it('shows why it was refused, and adopts the position sent with the refusal', async () => {
    void table.play(stop(), [{ kind: 'mine' }])
    const problem = { status: 409, code: 'stale', title: 'Not now', detail: 'The table has moved on.' }
    await answer({ problem: { ...problem, position: position(4, [MINE, STOP]) } })
    expect([table.fault, table.position?.version, table.sending]).toEqual(['The table has moved on.', 4, false])
    expect(requests()).toHaveLength(1)
  })

  it('is not sent by anyone whose turn it is not', async () => {
    change(2, [], { decision: { seat: 1, kind: 'turn' } })
    await table.explain({ kind: 'stop' }, null)
    expect([requests().length, table.fault]).toEqual([0, 'It is not your turn to decide.'])
  })
})

describe('a move without an alternative', () => {
  it('waits for the player, unless they let forced moves be played', () => {
    change(2, [STOP])
    expect(requests()).toHaveLength(0)
    prefer('forced', true)
    change(3, [STOP])
    expect(requests()).toMatchObject([{ type: 'play', version: 3, form: { kind: 'stop' } }])
    expect(table.forced).toEqual([0])
  })

  it('is not repeated after an undo', async () => {
    prefer('forced', true)
    void table.undo('step')
    await answer({ version: 2 })
    change(2, [STOP])
    expect(requests()).toMatchObject([{ type: 'undo', scope: 'step' }])
  })
})

describe('one screen for several seats', () => {
  it('draws the curtain when the decision goes to another seat of the same person', () => {
    hear(tableAt(position(1, CHOICES), { ...INFO, seats: [seat(0, true), seat(1, true)] }))
    expect(table.curtain).toBeNull()
    change(2, [], { decision: { seat: 1, kind: 'turn' } })
    expect(table.curtain).toBe(1)
    table.look(1)
    expect(table.curtain).toBeNull()
  })
})

it('asks for the whole table again when a change does not follow what it has', () => {
  const before = FakeSocket.last
  hear({ type: 'change', prior: 7, position: position(8, CHOICES), log: [], log_from: 0 })
  expect([table.position, FakeSocket.last === before]).toEqual([null, false])
})

it('applies a delta to the position it has', () => {
  hear({
    type: 'parts',
    prior: 1,
    viewer: 0,
    position: { version: [2], decision: { kind: ['more'] } },
    log: [],
    log_from: 0,
  })
  expect([table.position?.version, table.position?.decision.kind, table.choices.length]).toEqual([2, 'more', 4])
})

it('gives up a table that does not exist', () => {
  hear({ type: 'problem', problem: { status: 404, code: 'not_found', title: 'Not found', detail: 'No such table.' } })
  expect([table.missing?.status, table.link]).toEqual([404, 'closed'])
})
