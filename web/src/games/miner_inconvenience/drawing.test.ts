import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { Pretend } from '../../model/pretend'
import type { Form } from '../../net/wire'
import Several from '../Several.svelte'
import Board from './Board.svelte'
import { centre, moveTo } from './lattice'
import { aDig, aPublic, aSpot, aView } from './pretend'
import { shownOf } from './shown'
import { stepped, stopsOf } from './stops'
import { placeOf } from './view'

const DIG: Form = { kind: 'excavate', card: 'M03', at: '4,-2' }
const OFFERS = { digs: [aDig('M03', '4,-2', { draws: 1 })], upgrades: [{ building: 'B2', price: 1, range: 5 }] }

describe('what the board shows', () => {
  it('has no actions without a table, or out of turn', () => {
    const view = aView(OFFERS)
    for (const table of [null, new Pretend(view, [DIG], {}, false)])
      expect(shownOf(table, view)).toMatchObject({
        mode: null,
        face: null,
        legal: [],
        sites: [],
        rises: [],
        denied: null,
      })
  })

  it('while digging: where the raised card fits', () => {
    const view = aView(OFFERS)
    const table = new Pretend(view, [DIG])
    table.pickAll({ kind: 'excavate', card: 'M03' })
    expect(shownOf(table, view)).toMatchObject({
      mode: 'excavate',
      face: { card: 'M03' },
      legal: ['4,-2'],
      picked: null,
    })
    table.pickAll(DIG)
    expect(shownOf(table, view).picked).toBe('4,-2')
  })

  it('while building: the cards that can take it; while upgrading: the outposts', () => {
    const view = aView(OFFERS)
    const sites = [
      { kind: 'build', building: 'B1', card: 'M01' },
      { kind: 'build', building: 'B3', card: 'M02' },
    ]
    const table = new Pretend(view, [...sites, { kind: 'upgrade', building: 'B2' }])
    table.pickAll({ kind: 'build' })
    expect(shownOf(table, view).sites).toEqual(['M01', 'M02'])
    table.pickAll({ kind: 'build', building: 'B3' })
    expect(shownOf(table, view).sites).toEqual(['M02'])
    table.pickAll({ kind: 'upgrade' })
    expect(shownOf(table, view).legal).toEqual(['B2'])
  })

  it('of a refusal: where it was, which sides offend, and what it is about', () => {
    const view = aView(OFFERS)
    const table = new Pretend(view, [DIG])
    const lines = [{ rule: '', message: 'mouth-meets-rock', args: { side: 'NE', card: 'M01', building: 'B2' } }]
    table.refusal = { place: '3,-3', lines, sentence: '', form: DIG }
    const { denied, named } = shownOf(table, view)
    expect(denied).toEqual({ at: '3,-3', tile: false, how: 'beside', top: false, sides: ['NE'] })
    expect(named.map(({ at }) => at)).toEqual(['0,0', '2,-1'])
    const build = { kind: 'build', building: 'B1', card: 'M01' }
    table.refusal = {
      place: 'M01',
      lines: [{ rule: '', message: 'no-door', args: { line: 'top_mid' } }],
      sentence: '',
      form: build,
    }
    expect(shownOf(table, view).denied).toEqual({ at: '0,0', tile: true, how: 'beside', top: true, sides: ['top_mid'] })
    table.refusal = { place: 'stock', lines: [], sentence: '' }
    expect(shownOf(table, view).denied).toBeNull()
  })
})

describe('the keyboard', () => {
  const now = aPublic()

  it('walks to the nearest place in the direction of an arrow', () => {
    const stops = stopsOf(now, 'excavate')
    expect(stepped(stops, centre('0,0'), 'ArrowRight')).toBe('M02')
    expect(stepped(stops, centre('2,-1'), 'ArrowRight')).toBe('4,-2')
    expect(stepped(stops, centre('4,-2'), 'ArrowRight')).toBeNull()
    expect(stepped(stops, centre('0,0'), 'Home')).toBeNull()
  })

  it('stops at places only in turn, and at buildings alone while upgrading', () => {
    const ids = (mode: 'excavate' | 'build' | 'upgrade' | null) => stopsOf(now, mode).map(({ id }) => id)
    expect(ids(null)).toEqual(['M01', 'M02', 'B2'])
    expect(ids('excavate')).toEqual(['4,-2', '3,-3', 'M01', 'M02', 'B2'])
    expect(ids('build')).toEqual(['M01', 'M02', 'B2'])
    expect(ids('upgrade')).toEqual(['B2'])
  })

  it('rings the face of the card below a place over it', () => {
    const over = aPublic({ spots: [aSpot('3,-1', { how: 'over', part: 'right' })] })
    const [stop] = stopsOf(over, 'excavate')
    expect(stop?.from).toEqual(centre('2,-1'))
    expect(stop?.at).not.toEqual(centre('3,-1'))
  })
})

describe('the board', () => {
  const props = { view: aView(OFFERS), last: [], pointed: ['0,0'] }

  it('draws a position without a table: cards, buildings, what is pointed at', () => {
    const { body } = render(Board, { props: { ...props, table: null } })
    expect(body.match(/class="minetile/g)).toHaveLength(2)
    expect(body.match(/class="minebuilding/g)).toHaveLength(1)
    expect(body).toContain(`transform="${moveTo('2,-1')}"`)
    expect(body).not.toContain('data-legal')
    expect([placeOf(props.view.public, 'B2'), placeOf(props.view.public, '9,9')]).toEqual(['2,-1', '9,9'])
  })

  it('marks where the raised card fits, and previews it', () => {
    const table = new Pretend(props.view, [DIG])
    table.pickAll({ kind: 'excavate', card: 'M03' })
    const draw = () => render(Board, { props: { ...props, table } }).body
    expect(draw().match(/data-legal/g)).toHaveLength(1)
    expect(draw()).not.toContain('class="preview')
    table.pickAll(DIG)
    expect(draw().match(/class="preview/g)?.length).toBeGreaterThan(0)
  })

  it('can be drawn several times on a page, each with names of its own', () => {
    const all = [new Pretend(props.view, [DIG]), null, null].map((table) => ({ ...props, table }))
    const page = render(Several, { props: { Board, all } }).body
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!).filter((id) => !id.startsWith('mi-'))
    expect(ids.length).toBeGreaterThan(9)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
