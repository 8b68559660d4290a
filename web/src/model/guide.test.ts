import { beforeEach, describe, expect, it, vi } from 'vitest'
import './fakes'
import { INFO, position } from './fakes'
import type { Form, Lesson, ServerMessage } from '../net/wire'

const learn = vi.hoisted(() => vi.fn())
vi.mock('../net/api', () => ({
  api: { learn, whyNot: vi.fn() },
  fresh: () => 'id',
  NoAnswer: class {},
  Refused: class {},
}))
vi.mock('../words/phrases', () => ({ reason: () => 'silent', sentenceOf: ({ detail }: { detail: string }) => detail }))

const { bookmarkOf, keepBookmark } = await import('./bookmark')
const { Guide } = await import('./guide.svelte')
const { TableModel } = await import('./table.svelte')

const STEPS = ['read', 'move', 'read', 'turn', 'read'] as const
const GO: Form = { kind: 'go', to: 'b' }
const CHOICES = [{ kind: 'go', count: 2, fields: { to: ['a', 'b'] } }]

/** A lesson after some moves: two moves lead from the first steps to the last. */
function lesson(moves: string[], taken_back = ''): Lesson {
  const first = [0, 2, 4][moves.length]!
  const shown = STEPS.slice(first, first + 2)
  return {
    game: 'sacred_dragon',
    table: {
      type: 'table',
      info: INFO,
      position: position(moves.length, moves.length < 2 ? CHOICES : []),
      log: [],
      chat: [],
    },
    moves,
    steps: STEPS.map((title) => ({ title, rule: '' })),
    first,
    shown: shown.map((kind) => ({ text: kind, more: '', point: [], rule: '', kind })),
    expected: moves.length ? [] : [GO],
    end: { seats: 2, bots: '1', options: {} },
    taken_back,
  }
}

const settled = () => new Promise((done) => setTimeout(done))

describe('a guide', () => {
  beforeEach(() => {
    keepBookmark('sacred_dragon', null)
    learn.mockReset()
    learn.mockImplementation(async (_: string, moves: string[], form: Form | null) => {
      if (form?.to === 'a' && !moves.length) return lesson(moves, 'not yet')
      return lesson(form ? [...moves, `go ${form.to}`] : moves)
    })
  })

  const begun = async () => {
    const guide = new Guide('sacred_dragon')
    const table = new TableModel('guide', undefined, guide)
    await settled()
    return { guide, table }
  }

  it('begins at its first step and offers the expected move first', async () => {
    const { guide, table } = await begun()
    expect(guide.step?.kind).toBe('read')
    expect(table.choices.map(({ form }) => form.to)).toEqual(['b', 'a'])
  })

  it('goes on by an expected move, to the first step after it', async () => {
    const { guide, table } = await begun()
    guide.next()
    await table.play(table.choices[0]!)
    expect([guide.at, table.position?.version, table.sending]).toEqual([2, 1, false])
  })

  it('says why another legal move was taken back, and keeps the position', async () => {
    const { guide, table } = await begun()
    table.pickAll({ kind: 'go', to: 'a' })
    await table.play(table.choices[1]!)
    expect([guide.takenBack, guide.at, table.position?.version, table.fault]).toEqual(['not yet', 1, 0, ''])
    expect(table.picked).toEqual({})
  })

  it('resumes at the step that was left, and forgets the place at the end', async () => {
    const before = await begun()
    await before.table.play(before.table.choices[0]!)
    before.guide.next()
    expect(bookmarkOf('sacred_dragon')).toEqual({ moves: ['go b'], at: 3, of: 5 })
    const { guide, table } = await begun()
    expect(guide.at).toBe(3)
    await table.play(table.choices[0]!)
    expect(guide.atEnd).toBe(true)
    expect(bookmarkOf('sacred_dragon')).toBe(null)
  })

  it('goes back step by step, and over a move to the step that waited for it', async () => {
    const { guide, table } = await begun()
    await table.play(table.choices[0]!)
    guide.next()
    await guide.back()
    expect(guide.at).toBe(2)
    await guide.back()
    expect([guide.at, table.position?.version]).toEqual([1, 0])
  })

  it('says so if the server does not answer', async () => {
    const { guide, table } = await begun()
    learn.mockRejectedValueOnce(new Error('gone'))
    const answer: ServerMessage = await guide.send({ type: 'play', seat: 0, version: 0, form: GO })
    expect(answer.type === 'answer' && answer.problem?.detail).toBe('silent')
    expect(table.position?.version).toBe(0)
  })
})

describe('a bookmark', () => {
  it('that is damaged is none', () => {
    for (const text of ['', '{', '[]', '{"moves": [1], "at": 1, "of": 5}', '{"moves": [], "at": 5, "of": 5}']) {
      localStorage.setItem('guide/sacred_dragon', text)
      expect(bookmarkOf('sacred_dragon')).toBe(null)
    }
  })
})
