import { describe, expect, it } from 'vitest'
import type { Choice, Columns, Form } from '../net/wire'
import {
  expand,
  grouped,
  narrow,
  nextStep,
  openFields,
  question,
  sameForm,
  stepBack,
  stillHolds,
  unasked,
  values,
} from './narrow'

const choice = (form: Form): Choice => ({ form, gain: null })
const CHOICES = [
  choice({ kind: 'place', tile: 'T1', turn: 0, at: '0,1' }),
  choice({ kind: 'place', tile: 'T1', turn: 2, at: '0,1' }),
  choice({ kind: 'place', tile: 'T1', turn: 2, at: '1,0' }),
  choice({ kind: 'place', tile: 'T2', turn: 5, at: '1,0' }),
  choice({ kind: 'reorganize', tile: 'T1' }),
  choice({ kind: 'supply' }),
]

describe('narrowing', () => {
  it('keeps the choices that agree with every field picked', () => {
    expect(narrow(CHOICES, { kind: 'place', tile: 'T1' })).toHaveLength(3)
    expect(narrow(CHOICES, { kind: 'place', tile: 'T1', at: '0,1', turn: 2 })).toEqual([CHOICES[1]])
    expect(narrow(CHOICES, {})).toHaveLength(6)
  })

  it('never offers what the server did not send', () => {
    expect(narrow(CHOICES, { kind: 'place', tile: 'T3' })).toEqual([])
  })

  it('lists the values of a field once, in order, and groups by them', () => {
    expect(values(CHOICES, 'at')).toEqual(['0,1', '1,0'])
    expect(values(CHOICES, 'tile')).toEqual(['T1', 'T2'])
    expect([...grouped(CHOICES, 'kind')].map(([kind, some]) => [kind, some.length])).toEqual([
      ['place', 4],
      ['reorganize', 1],
      ['supply', 1],
    ])
  })

  it('finds the fields on which the choices still differ', () => {
    expect(openFields(CHOICES)[0]).toBe('kind')
    expect(openFields(narrow(CHOICES, { kind: 'place', tile: 'T1', at: '0,1' }))).toEqual(['turn'])
    expect(openFields([CHOICES[5]!])).toEqual([])
  })

  it('drops what no longer holds in a new position', () => {
    expect(stillHolds(CHOICES, { kind: 'place', tile: 'T1', at: '9,9' })).toEqual({ kind: 'place', tile: 'T1' })
    expect(stillHolds([], { kind: 'place' })).toEqual({})
  })

  it('goes back one step', () => {
    expect(stepBack({ kind: 'place', tile: 'T1', at: '0,1' })).toEqual({ kind: 'place', tile: 'T1' })
    expect(stepBack({})).toEqual({})
  })

  it('compares forms by their fields, whatever their order', () => {
    expect(sameForm({ kind: 'a', x: 1 }, { x: 1, kind: 'a' })).toBe(true)
    expect(sameForm({ kind: 'a', x: 1 }, { kind: 'a' })).toBe(false)
    expect(sameForm(null, { kind: 'a' })).toBe(false)
  })
})

describe('columns', () => {
  it('hold the moves of one kind, with one value of each field per move', () => {
    const columns: Columns[] = [
      { kind: 'place', count: 2, fields: { tile: ['T1', 'T2'], turn: [0, 3] }, gains: [4, null] },
      { kind: 'supply', count: 1, fields: {} },
    ]
    expect(expand(columns)).toEqual([
      { form: { kind: 'place', tile: 'T1', turn: 0 }, gain: 4 },
      { form: { kind: 'place', tile: 'T2', turn: 3 }, gain: null },
      { form: { kind: 'supply' }, gain: null },
    ])
  })
})

describe('a plan', () => {
  const plan = [{ kind: 'stop' }, { kind: 'mine' }]
  const stop = choice({ kind: 'stop' })
  const mine = choice({ kind: 'mine' })

  it('continues with the first step that is open', () => {
    expect(nextStep([stop, mine], plan)).toEqual({ choice: stop, rest: [{ kind: 'mine' }] })
    expect(nextStep([mine, choice({ kind: 'leave' })], plan)).toEqual({ choice: mine, rest: [] })
  })

  it('ends if none of its steps is open, or if a step is ambiguous', () => {
    expect(nextStep(CHOICES, plan)).toBeNull()
    expect(nextStep(CHOICES, [{ kind: 'place' }])).toBeNull()
  })

  it('asks one question after the other until one move is left', () => {
    const what = question(CHOICES, {})
    expect(what?.field).toBe('kind')
    expect(what?.answers.map(({ value, choices }) => [value, choices.length])).toEqual([
      ['place', 4],
      ['reorganize', 1],
      ['supply', 1],
    ])
    expect(question(CHOICES, { kind: 'place' })?.field).toBe('tile')
    expect(question(CHOICES, { kind: 'place', tile: 'T2' })).toBeNull()
    expect(question(CHOICES, { kind: 'supply' })).toBeNull()
  })
})

describe('a move without asking', () => {
  const choices = [choice({ kind: 'call', space: 1 }), choice({ kind: 'continue' })]
  const decision = { seat: 0, kind: 'window', passes: 'continue' }

  it('is the one that the server names, if it can be made', () => {
    expect(unasked(choices, { ...decision, automatic: { kind: 'call', space: 1 } }, false)).toBe(choices[0])
    expect(unasked(choices, { ...decision, automatic: { kind: 'call', space: 2 } }, false)).toBeNull()
    expect(unasked(choices, decision, false)).toBeNull()
  })

  it('is the one that declines, once no offers are wanted and no question follows', () => {
    expect(unasked(choices, decision, true)).toBe(choices[1])
    expect(unasked(choices, { ...decision, next: { seat: 0, kind: 'die' } }, true)).toBeNull()
    expect(unasked(choices, { seat: 0, kind: 'die' }, true)).toBeNull()
  })
})

describe('columns with a rule', () => {
  it('give it to each of their moves', () => {
    const [ruled, plain] = expand([
      { kind: 'take', count: 1, fields: { value: [3] }, rule: 'R-1' },
      { kind: 'stop', count: 1, fields: {} },
    ])
    expect([ruled?.rule, plain && 'rule' in plain]).toEqual(['R-1', false])
  })
})
