import type { TableModel } from '../../model/table.svelte'
import { predicate } from '../../model/names'
import type { LogEntry } from '../../net/wire'
import { t } from '../../words'
import type { Action, GameUi, Line, Saying } from '../game'
import Board from './Board.svelte'
import Cover from './Cover.svelte'

function lines(log: LogEntry[]): Line[] {
  return log.map(({ seat, words, number }) => ({ seat, text: predicate(words, seat), from: number, to: number, places: [] }))
}

function saying(table: TableModel): Saying {
  const { chosen, position } = table
  const actions: Action[] = []
  if (chosen) actions.push({ label: t.generic.play, main: true, icon: 'check', key: 'Enter', run: () => void table.play(chosen) })
  else if (table.choices.length <= 4)
    for (const choice of table.choices)
      actions.push({ label: short(table.words(choice.words)), main: table.choices.length === 1, run: () => void table.play(choice) })
  return {
    mood: 'turn',
    title: table.words(position?.decision.prompt ?? t.say.turn),
    text: chosen ? table.words(chosen.words) : t.generic.left(table.matching.length),
    actions,
  }
}

const short = (words: string) => (words.length > 28 ? `${words.slice(0, 27)}…` : words)

/** Points by seat where the view has them in the usual place. */
function points(view: Record<string, unknown>, seat: number): number | null {
  const players = view.players
  const player = Array.isArray(players) ? (players[seat] as Record<string, unknown> | undefined) : undefined
  const found = player?.score ?? player?.points
  return typeof found === 'number' ? found : null
}

/** Any game of the catalogue can be played with this: the board in words and the moves as buttons. */
export const generic: GameUi = { Board, Cover, lines, saying, points, told: (table, words) => table.words(words), tab: 'moves' }
