/** The banner while the player decides. */

import type { Playing } from '../../model/playing'
import type { Picked } from '../../model/narrow'
import type { View } from '../../net/wire'
import { t } from '../../words'
import { labelled, sentences } from '../../words/phrases'
import { textOf, type Args, type Speaker } from '../../words/say'
import type { Action, Saying } from '../game'
import { act, told, wakes } from './actions'
import { chosen, figure, leave, me, offers, question, type Offered } from './offers'
import { moving, preview } from './preview'
import { dunaia, type Public } from './view'

/** Return the banner while the player decides. */
export function saying(table: Playing, view: View): Saying {
  const now = dunaia(view).public
  const { say } = table
  const ui = (message: string, args?: Args) => say.ui(message, args)
  const pick = chosen(table, now)
  const asked = question(table)
  const rule = table.asked?.rule
  const compose = (title: string, text: string, actions: Action[] = [], rule?: string): Saying => ({
    mood: 'turn',
    title,
    text: sentences([ending(now, say), text]),
    actions,
    ...(rule ? { rule } : {}),
  })
  const each = (list: Offered[]): Action[] =>
    list.map((offer, i) => act(table, offer, told(say, offer.form), { key: String(i + 1) }))
  const of = (...kinds: string[]) => offers(table, now).filter(({ form }) => kinds.includes(form.kind))
  if (pick) return { ...preview(table, now, pick, compose), settled: true }
  if (table.picked.kind === 'foreman') return compose(ui('say-foreman'), ui('say-foreman-text'))
  switch (asked) {
    case 'draft':
      return compose(ui('say-draft'), ui('say-draft-text'), each(of('pick')))
    case 'die':
      return compose(ui('say-die'), dice(table, now), [], rule)
    case 'flip':
      return compose(askedWords(table), flips(table, now), each(of('turn', 'keep')))
    case 'order':
      return compose(ui('say-order', { dunaia: now.awake?.dunaia ?? 0 }), either(table, now), orders(table, now), rule)
    case 'chip':
      return compose(ui('say-chip', { chips: now.owed.chips }), ui('say-chip-text'))
    case 'move':
    case 'shepherd':
      return moving(table, now, compose)
    case 'recycle':
      return compose(
        ui('say-recycle', { value: now.awake?.dunaia ?? 0 }),
        ui('say-recycle-text', { price: now.guest_price }),
      )
    case 'build':
    case 'search':
      return compose(ui(`say-${asked}`), laying(table))
    case 'advance':
      return compose(ui('say-advance'), ui('say-advance-text'))
    case 'colour':
      return compose(ui('say-colour'), ui('say-colour-text'))
    case 'surveyor':
      return compose(ui('say-book'), ui('say-book-text'), each(of('pass')))
    case 'window':
      return compose(ui(`say-window-${now.window ?? 'end'}`), ui('say-window-text'), onward(table, now))
    case 'effect':
    case 'power':
    case 'claim':
      return compose(askedWords(table), '', each(of('perform', 'skip', 'both', 'power', 'fragment', 'claim', 'leave')))
  }
  return compose(askedWords(table), '')
}

const askedWords = ({ asked, say }: Playing): string => (asked ? textOf(say.ask(asked, true)) : '')

/** Return how many turns are left, once that is known. */
function ending({ end_triggered, turns_left }: Public, say: Speaker): string {
  return end_triggered && turns_left !== null ? say.ui('say-last', { turns: turns_left }) : ''
}

function dice(table: Playing, now: Public): string {
  const own = me(table, now)?.die ?? 0
  const black = now.faces.filter((face) => face.black).map((face) => face.value)
  if (!black.length) return table.say.ui('say-own-die', { value: own })
  return table.say.ui('say-dice', { count: black.length, black, own })
}

function flips(table: Playing, now: Public): string {
  const value = now.awake?.dunaia ?? 0
  const faces = [value, Number(table.asked?.args?.opposite ?? 0)]
  return sentences(
    faces.map((face) => labelled(String(face), wakes(table.say, figure(me(table, now), face)?.orders[0] ?? []))),
  )
}

function orders(table: Playing, now: Public): Action[] {
  return offers(table, now)
    .filter(({ form }) => form.kind === 'first')
    .map((offer, i) => {
      const label = table.say.ui('act-first', { square: String(offer.form.square) })
      return act(table, offer, label, { key: String(i + 1) })
    })
}

/** Return the effects of the squares, in either order. */
function either(table: Playing, now: Public): string {
  const both = figure(me(table, now), now.awake?.dunaia ?? 0)?.orders ?? []
  const or = t('text-space') + table.say.ui('say-or') + t('text-space')
  return both.map((order) => wakes(table.say, order)).join(or)
}

function laying(table: Playing): string {
  const { tile, square } = table.picked
  if (tile !== undefined) return table.say.ui('say-where')
  return table.say.ui(square === undefined ? 'say-which' : 'say-which-here', { square: square ?? '' })
}

/** Return the actions that continue from a window after which there is nothing to choose. */
function onward(table: Playing, now: Public): Action[] {
  const go = (message: string, plan: Picked[], main: boolean, key: string): Action => ({
    label: table.say.ui(message),
    main,
    key,
    ...(main ? { icon: 'check' as const } : {}),
    run: () => leave(table, plan),
  })
  const passes = table.position?.decision.passes
  const further: Picked[] = passes ? [{ kind: passes }] : []
  if (now.window === 'prophecy') return [go('act-prophecy', [], false, 'P'), go('act-end', further, true, 'Enter')]
  if (now.window === 'die') return [go('act-own-die', [], true, 'Enter')]
  return [go(now.window === 'end' ? 'act-end' : 'act-on', [], true, 'Enter')]
}
