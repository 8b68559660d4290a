import { describe, expect, it } from 'vitest'
import { following, joined, type Delta } from './delta'

const view = {
  phase: 'turn',
  decision: { seat: 0, kind: 'turn', args: { tiles: 3 } },
  spaces: [{ at: '0,1' }, { at: '1,0', barred: 'sides' }, { at: '2,0' }],
  hands: [['T1', 'T2'], []],
  outcome: null,
}

describe('a delta of a position', () => {
  it('replaces a value with another, even null, false or an empty list', () => {
    expect(joined(view, { phase: ['mine'], outcome: ['won'], hands: [[]] })).toEqual({
      ...view,
      phase: 'mine',
      outcome: 'won',
      hands: [],
    })
    expect(joined({ mine: 1 }, { mine: [null] })).toEqual({ mine: null })
    expect(joined({ mine: 1 }, { mine: [false] })).toEqual({ mine: false })
  })

  it('leaves out a field that is gone and adds one that is new', () => {
    const after = joined(view, { decision: { args: [], prompt: ['?'] } })
    expect(after.decision).toEqual({ seat: 0, kind: 'turn', prompt: '?' })
    expect('args' in after.decision).toBe(false)
  })

  it('changes an element of a list by its index', () => {
    const after = joined(view, { spaces: { '1': { barred: [], mine: [{ points: 2 }] } } })
    expect(after.spaces).toEqual([{ at: '0,1' }, { at: '1,0', mine: { points: 2 } }, { at: '2,0' }])
  })

  it('puts a list together in steps, then changes elements by their new index', () => {
    const delta: Delta = {
      spaces: {
        '+': [
          [0, 1, [{ at: '9,9' }]],
          [2, 3, []],
        ],
        '2': { barred: ['early'] },
      },
    }
    expect(joined(view, delta).spaces).toEqual([{ at: '0,1' }, { at: '9,9' }, { at: '2,0', barred: 'early' }])
  })

  it('reads a list of objects in columns: a value, a repeated value, objects without it', () => {
    const delta: Delta = {
      spaces: {
        '|': { at: ['0,1', ['5,5', 2], '2,0'], near: [[['a', 'b'], 1], [2], [[], 1]], gain: [[1], { veins: 2 }, [2]] },
      },
    }
    expect(joined(view, delta).spaces).toEqual([
      { at: '0,1', near: ['a', 'b'] },
      { at: '5,5', gain: { veins: 2 } },
      { at: '5,5' },
      { at: '2,0', near: [] },
    ])
  })

  it('leaves the old position unchanged, and shares with it what did not change', () => {
    const before = structuredClone(view)
    const after = joined(view, { phase: ['mine'], spaces: { '1': { barred: [] } } })
    expect(view).toEqual(before)
    expect(after.hands).toBe(view.hands)
    expect(after.spaces[0]).toBe(view.spaces[0])
  })

  it('treats the name of the steps as a field if the value is not a list', () => {
    expect(joined({ '+': 1 }, { '+': [2] })).toEqual({ '+': 2 })
  })
})

describe('the position that follows', () => {
  const decision = { seat: 1, kind: 'turn' }
  const before = { version: 3, decision, view: { ...view, decision }, choices: [] }

  it('has the decision in its view as well', () => {
    const after = following(before, { decision: { seat: [0] } })
    expect(after.view?.decision).toEqual({ seat: 0, kind: 'turn' })
    expect(before.view?.decision).toEqual(decision)
  })

  it('has no view before the game begins', () => {
    expect(following({ ...before, view: null }, { version: [4] }).view).toBeNull()
  })

  it('spreads out the runs of its choices, which are sent whole', () => {
    const columns = {
      kind: 'place',
      count: 4,
      fields: { tile: [['T1', 3], 'T2'], turn: [0, 1, 2, 0] },
      gains: [[null, 4]],
    }
    const after = following(before, { choices: [[columns]] })
    expect(after.choices).toEqual([
      {
        kind: 'place',
        count: 4,
        fields: { tile: ['T1', 'T1', 'T1', 'T2'], turn: [0, 1, 2, 0] },
        gains: [null, null, null, null],
      },
    ])
    expect(following(after, { version: [5] }).choices).toEqual(after.choices)
  })
})
