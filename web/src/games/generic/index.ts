import type { TableModel } from '../../model/table.svelte'
import { predicate } from '../../model/names'
import type { LogEntry } from '../../net/wire'
import { t } from '../../words'
import type { Action, GameUi, Line, Saying } from '../game'
import Board from './Board.svelte'
import Cover from './Cover.svelte'

function lines(log: LogEntry[]): Line[] {
  return log.map(({ seat, words, number, facts }) => {
    const about = facts?.seat ?? seat
    const gain = facts?.gains?.[about]
    return {
      seat: about,
      text: predicate(words, about),
      from: number,
      to: number,
      places: [],
      ...(gain ? { gain } : {}),
    }
  })
}

function saying(table: TableModel): Saying {
  const { chosen, position } = table
  const only = chosen ?? (table.choices.length === 1 ? table.choices[0]! : null)
  const actions: Action[] = only
    ? [{ label: t.generic.play, main: true, icon: 'check', key: 'Enter', run: () => void table.play(only) }]
    : []
  return {
    mood: 'turn',
    title: table.words(position?.decision.prompt ?? t.say.turn),
    text: only ? table.words(predicate(only.words, table.decides)) : t.generic.left(table.matching.length),
    actions,
  }
}

/** Points by seat where the view has them in the usual place. */
function points(view: Record<string, unknown>, seat: number): number | null {
  const players = view.players
  const player = Array.isArray(players) ? (players[seat] as Record<string, unknown> | undefined) : undefined
  const found = player?.score ?? player?.points
  return typeof found === 'number' ? found : null
}

/** Any game of the catalogue can be played with this: the board in words and the moves as buttons. */
export const generic: GameUi = {
  inWords: true,
  Board,
  Cover,
  lines,
  saying,
  points,
  told: (table, words) => table.words(words),
}
