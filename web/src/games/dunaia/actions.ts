/** The words and buttons that the banner is made of. */

import type { Playing } from '../../model/playing'
import type { Form } from '../../net/wire'
import { sentences } from '../../words/phrases'
import { textOf, type Speaker } from '../../words/say'
import type { Action, Saying } from '../game'
import { send, type Offered } from './offers'
import type { Waking } from './view'

/** Build the banner's content from a title, a text, its buttons and a rule. */
export type Compose = (title: string, text: string, actions?: Action[], rule?: string) => Saying

/** Return the effects of squares, one after the other. */
export const wakes = (say: Speaker, wakings: readonly Waking[]): string =>
  sentences(wakings.map((waking) => say.ui(`wakes-${waking.gives ?? 'nothing'}`, { points: 0, ...waking })))

/** Return a choice in words, with houses named by colour and level. */
export function told(say: Speaker, form: Form): string {
  if (form.tile !== undefined) return say.ui(`tell-${form.kind}`, { ...form, turn: Number(form.turn ?? 0) })
  return textOf(say.form(form))
}

/** Return a button that plays a move, or leaves the window and then plays it. */
export function act(
  table: Playing,
  offer: Offered,
  label: string,
  { key, main = false }: { key?: string; main?: boolean } = {},
): Action {
  return {
    label,
    main,
    form: offer.form,
    ...(key ? { key } : {}),
    ...(main ? { icon: 'check' as const } : {}),
    run: () => send(table, offer),
  }
}
