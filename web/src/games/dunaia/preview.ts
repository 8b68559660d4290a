/** The banner's text about a move that is picked and not yet played. */

import type { Playing } from '../../model/playing'
import type { Form } from '../../net/wire'
import { t } from '../../words'
import { sentences } from '../../words/phrases'
import { textOf, type Args, type Speaker } from '../../words/say'
import type { Action, Saying } from '../game'
import { act, told, wakes, type Compose } from './actions'
import { chipsOf, figure, find, me, onlyGiant, priceOf, turnings, type Offered } from './offers'
import { turnTile } from './picking'
import { placeOf, tileOf, type Public } from './view'

/** The selection, and its gain. */
export function preview(table: Playing, now: Public, offer: Offered, compose: Compose): Saying {
  const { form } = offer
  const { say } = table
  const player = me(table, now)
  const ui = (message: string, args?: Args) => say.ui(message, args)
  const go = (label: string): Action => act(table, offer, label, { key: 'Enter', main: true })
  switch (form.kind) {
    case 'take': {
      const order = figure(player, Number(form.value))?.orders ?? []
      const ninth = order[0]?.some(({ gives }) => gives === 'complete') && player?.last_building
      const text = sentences([wakes(say, order[0] ?? []), ninth ? ui('say-ninth') : ''])
      return compose(ui('say-take', { value: form.value }), text, [go(ui('act-take', { value: form.value }))])
    }
    case 'recycle': {
      const other = form.seat !== undefined && form.seat !== table.viewer
      const text = other ? ui('say-guest', { seat: form.seat, price: now.guest_price }) : ''
      return compose(t('really', { what: told(say, form) }), text + spaceGives(now, form, say), [go(ui('act-place'))])
    }
    case 'build':
    case 'search':
      return laid(table, now, form, compose, go)
    case 'move':
      return {
        ...moving(table, now, compose),
        actions: [...moving(table, now, compose).actions, go(ui('act-move', form))],
      }
    case 'call': {
      const elder = now.elders.find(({ space }) => space === form.space)
      const call = player?.calls.find(({ space }) => space === form.space)
      const whole = call?.fragment && player?.fragments.length === now.fragments.length - 1
      const power = textOf(say.parts('board-effect', { effect: elder?.effect ?? '', amount: elder?.amount ?? 0 }))
      const text = ui('say-call-text', {
        power,
        fragment: whole ? 'whole' : call?.fragment ? (elder?.fragment ?? '') : 'none',
      })
      return compose(ui('say-call', { elder: elder?.elder ?? '' }), text, [go(ui('act-pay', { chips: chipsOf(form) }))])
    }
    case 'archivist':
      return compose(ui('say-archivist'), ui('say-archivist-text'), [go(ui('act-pay', { chips: chipsOf(form) }))])
  }
  return compose(t('really', { what: told(say, form) }), '', [go(told(say, form))])
}

/** Return the effect of a place for a die. */
function spaceGives(now: Public, form: Form, say: Speaker): string {
  const { effect = '', amount = 0 } = placeOf(now, form)
  return say.ui('say-gives', { what: textOf(say.parts('board-effect', { effect, amount })) })
}

function laid(table: Playing, now: Public, form: Form, compose: Compose, go: (label: string) => Action): Saying {
  const { say } = table
  const tile = tileOf(now, String(form.tile))
  const seen = now.prospects.find(
    (one) => one.tile === form.tile && one.square === form.square && (one.turned ?? 0) === Number(form.turn ?? 0),
  )
  const price = priceOf(now, String(form.tile), table.viewer ?? 0, form.kind === 'search')
  const more = { flowers: seen?.flowers ?? 0, chips: seen?.chips ?? 0, moves: seen?.moves ?? 0 }
  const paid = say.ui('say-price', { price, advances: (tile?.squares ?? 1) - 1 })
  const text = sentences([paid, seen ? say.ui('say-finished', { points: seen.points, ...more }) : ''])
  const turn: Action[] =
    turnings(table).length > 1 ? [{ label: say.ui('act-turn'), key: 'T', run: () => turnTile(table) }] : []
  const at = { tile: String(form.tile), square: String(form.square) }
  return compose(say.ui('say-lay', at), text, [...turn, go(say.ui('act-lay', at))])
}

/** Preview the move of a giant, with a warning where it would lose an effect. */
export function moving(table: Playing, now: Public, compose: Compose): Saying {
  const { say } = table
  const number = Number(table.picked.dunaia ?? onlyGiant(table, now) ?? 0)
  const stop = find(table, now, { kind: 'stop' })
  const astray = now.stray?.dunaia === number ? now.stray : null
  const text = astray
    ? say.ui('say-astray', { square: astray.square })
    : say.ui(number ? 'say-move-where' : 'say-move-which', { dunaia: number })
  const actions = stop ? [act(table, stop, say.ui('act-stop', { moved: now.owed.moved.length }), { key: 'S' })] : []
  const title = now.owed.moves
    ? say.ui('say-move', { moves: now.owed.moves })
    : say.ui('say-shepherd', { dunaia: number })
  return compose(title, text, actions, astray?.rule)
}
