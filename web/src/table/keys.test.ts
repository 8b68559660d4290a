import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action, GameUi, Saying } from '../games/game'
import generic from '../games/generic'
import { FakeSocket, INFO, position, tableAt, VIEW } from '../model/fakes'
import type { Columns, ComponentData } from '../net/wire'
import { keys } from './keys'

const { TableModel } = await import('../model/table.svelte')

const DIGS: Columns = { kind: 'dig', count: 2, fields: { at: ['a', 'b'] } }
const BOX: ComponentData = { game: 'sacred_dragon', hash: '', changes: [], data: {} }

/** An element on no page: it is within those of these kinds. */
class Target {
  focused = 0
  constructor(readonly within: readonly string[] = []) {}
  closest = (selector: string) => selector.split(', ').some((each) => this.within.includes(each))
  contains = (other: Target) => other === this
  focus = () => void (this.focused += 1)
}
const body = new Target()
vi.stubGlobal('Element', Target)
vi.stubGlobal('document', { body })

let table: InstanceType<typeof TableModel>
let done: string[]
let ui: GameUi
const act = (label: string, more: Partial<Action> = {}): Action => ({
  label,
  run: () => void done.push(label),
  ...more,
})
const ACTIONS = [act('dig', { main: true }), act('stop', { key: 's' }), act('draw')]

/** Press a key; return whether anything used it. */
function press(key: string, target = body, { board = {}, actions = ACTIONS, more = {} } = {}): boolean {
  const saying: Saying = { mood: 'turn', title: '', text: '', actions }
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...more })
  Object.defineProperty(event, 'target', { value: target })
  Reflect.apply(keys, null, [event, board, table, ui, BOX, saying]) // no page, so no real elements
  return event.defaultPrevented
}

beforeEach(() => {
  done = []
  ui = { ...generic }
  table = new TableModel('T', 0)
  FakeSocket.last.onopen?.()
  const now = tableAt(position(1, [DIGS]), INFO)
  FakeSocket.last.onmessage?.({ data: JSON.stringify({ ...now, position: { ...now.position, view: VIEW } }) })
})

describe('a key at a table', () => {
  it('presses the main button with Enter, unless another button has the focus', () => {
    expect([press('Enter'), done]).toEqual([true, ['dig']])
    expect([press('Enter', new Target(['button'])), done]).toEqual([false, ['dig']])
    expect([press('Enter', body, { actions: [act('stop')] }), done]).toEqual([false, ['dig']])
  })

  it('presses a button by its letter, or by its number', () => {
    expect([press('S'), press('3'), press('9'), done]).toEqual([true, true, false, ['stop', 'draw']])
  })

  it('is ignored while someone writes, with a modifier key, and behind the curtain', () => {
    expect([press('s', new Target(['input'])), press('s', body, { more: { ctrlKey: true } })]).toEqual([false, false])
    table.curtain = 0
    expect([press('s'), done]).toEqual([false, []])
  })

  it('is offered to the game first, while the player decides', () => {
    ui = { ...generic, key: (_, key) => key === 's' && done.push('own') > 0 }
    expect([press('s'), press('3'), done]).toEqual([true, true, ['own', 'draw']])
  })

  it('takes one step back with Escape, then closes the panel', () => {
    table.panelOpen = true
    table.pickAll({ kind: 'dig' })
    expect([press('Escape'), table.picked, table.panelOpen]).toEqual([true, {}, true])
    expect([press('Escape'), table.panelOpen, press('Escape')]).toEqual([true, false, false])
  })

  it('undoes a move, or with Shift the whole turn', () => {
    press('u')
    expect(FakeSocket.last.requests.at(-1)).toMatchObject({ type: 'undo', scope: 'step' })
    table.sending = false
    press('U')
    expect(FakeSocket.last.requests.at(-1)).toMatchObject({ type: 'undo', scope: 'turn' })
  })

  it('reaches the board from wherever nothing else uses it, with the focus', () => {
    const node = new Target()
    const pressed: string[] = []
    const board = { board: { node, press: ({ key }: KeyboardEvent) => void pressed.push(key) } }
    expect(press('ArrowLeft', body, { board })).toBe(true)
    expect(press('ArrowLeft', new Target(['[role=tab]']), { board })).toBe(false)
    expect(press('n', new Target(['button']), { board })).toBe(true)
    expect([pressed, node.focused]).toEqual([['ArrowLeft', 'n'], 2])
  })
})
