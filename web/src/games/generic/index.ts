import type { TableModel } from '../../model/table.svelte'
import type { View } from '../../net/wire'
import { t } from '../../words'
import { textOf } from '../../words/say'
import type { Action, GameUi, Saying } from '../game'
import Board from './Board.svelte'
import Cover from './Cover.svelte'
import { lines } from './lines'

function saying(table: TableModel): Saying {
  const { chosen, position } = table
  const only = chosen ?? (table.choices.length === 1 ? table.choices[0]! : null)
  const actions: Action[] = only
    ? [{ label: t('generic-play'), main: true, icon: 'check', key: 'Enter', run: () => void table.play(only) }]
    : []
  return {
    mood: 'turn',
    title: position ? textOf(table.say.ask(position.decision, true)) : t('say-turn'),
    text: only ? textOf(table.say.form(only.form)) : t('moves', { n: table.matching.length }),
    actions,
  }
}

/** Points by seat where the view has them in the usual place. */
function points(view: View, seat: number): number | null {
  if (!('public' in view) || !('players' in view.public)) return null
  const player = view.public.players[seat]
  return player && 'score' in player && typeof player.score === 'number' ? player.score : null
}

/** Any game of the catalogue can be played with this: the board in words and the moves as buttons. */
const ui: GameUi = {
  inWords: true,
  Board,
  Cover,
  lines,
  saying,
  points,
}

export default ui
