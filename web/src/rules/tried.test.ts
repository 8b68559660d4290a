import { describe, expect, it } from 'vitest'
import { VIEW } from '../model/fakes'
import type { ExampleStep, Form, View } from '../net/wire'
import { Catalogue, Speaker } from '../words/say'
import { tried } from './tried'

const say = new Speaker(new Catalogue([]), String)
const view: View = { ...VIEW, decision: { seat: 1, kind: 'turn' } }
const step = (more: Partial<ExampleStep>): ExampleStep => ({ view, form: null, event: null, refusals: [], ...more })
const REFUSED = [{ rule: 'MSD-032', message: 'mismatch' }]

describe('a step of an example', () => {
  it('draws a refused move where it was tried, for the seat that decides', () => {
    const form = { kind: 'place', tile: 'T40', turn: 5, at: '0,1' }
    const table = tried(step({ form, refusals: REFUSED }), say)
    expect(table).toMatchObject({ viewer: 1, myTurn: true, picked: form, refusal: { place: '0,1', form } })
    expect(table?.matching).toEqual([{ form, gain: null }])
  })

  it('asks the game where a move without a place is marked', () => {
    const where = ({ kind }: Form, { decision }: View) => `${decision.seat}/${kind}`
    expect(tried(step({ form: { kind: 'supply' }, refusals: REFUSED }), say, where)?.refusal?.place).toBe('1/supply')
  })

  it('marks no place for a move without one', () => {
    expect(tried(step({ form: { kind: 'supply' }, refusals: REFUSED }), say)?.refusal?.place).toBeNull()
  })

  it('draws a move that was made as any other position', () => {
    expect(tried(step({ form: { kind: 'supply' } }), say)).toBeNull()
    expect(tried(step({}), say)).toBeNull()
  })
})
