/** The banner's sentence and actions: the connection first, then a refusal, then whose decision it is. */

import { told, type Action, type GameUi, type Saying } from '../games/game'
import { narrow } from '../model/narrow'
import type { TableModel } from '../model/table.svelte'
import type { Choice, ComponentData } from '../net/wire'
import { t } from '../words'
import { capital, textOf } from '../words/say'
import { ended } from './end'

/** Return what the banner says and offers; `recap`, if given, shows what the others did. */
export function bannerOf(table: TableModel, ui: GameUi, box: ComponentData, recap: Action | null): Saying {
  const saying = confirmable(table, ui, box, leading(table.chosen, spoken(table, ui, box)))
  if (!recap || table.chosen || saying.settled || table.sending || saying.mood !== 'turn') return saying
  return { ...saying, actions: [recap, ...saying.actions] }
}

/** Make the previewed move the main one, if the banner has several. */
function leading(chosen: Choice | null, saying: Saying): Saying {
  const fits = ({ form }: Action) => Boolean(chosen && form && narrow([chosen], form).length)
  const moves = saying.actions.filter(({ form }) => form)
  if (moves.filter(fits).length !== 1 || moves.length === 1) return saying
  return { ...saying, actions: saying.actions.map((action) => ({ ...action, main: fits(action) })) }
}

/**
 * Let the player confirm a choice for which the game offers no button. Offers stay as they are: a move that the game
 * warns of has no main button, so that Enter does not play it.
 */
function confirmable(table: TableModel, ui: GameUi, box: ComponentData, saying: Saying): Saying {
  const { chosen } = table
  if (!chosen || saying.settled || saying.mood !== 'turn' || saying.actions.length) return saying
  const play = () => void table.play(chosen)
  const action: Action = { label: t('generic-play'), main: true, icon: 'check', key: 'Enter', run: play }
  return { ...saying, text: told(ui, table.say, chosen.form, box), actions: [action] }
}

function spoken(table: TableModel, ui: GameUi, box: ComponentData): Saying {
  const { position } = table
  const plain = (mood: Saying['mood'], title: string, text: string): Saying => ({ mood, title, text, actions: [] })
  if (table.link === 'lost') return plain('lost', t('say-lost'), t('say-lost-text'))
  if (!position) return plain('wait', t('say-connecting'), t('say-connecting-text'))
  if (table.fault) return plain('refused', t('say-refused'), table.fault)
  if (position.status === 'open') {
    const free = table.seats.filter((line) => line.kind === 'open').length
    return plain('wait', t('say-waiting'), t('say-waiting-text', { n: free }))
  }
  if (position.status === 'over') return plain('over', t('say-over'), ended(table))
  if (position.status === 'closed') return plain('over', t('say-closed'), t('say-closed-text'))
  const own = table.viewer === null ? undefined : table.seats[table.viewer]
  if (own?.mine && own.bot) {
    const back = { label: t('seat-menu-back'), run: () => void table.handOver(own.seat, null), main: true }
    return { ...plain('wait', t('say-bot-for-me'), t('say-bot-for-me-text')), actions: [back] }
  }
  if (table.myTurn && position.view) return ui.saying(table, position.view, box)
  if (table.decides < 0) return plain('wait', t('say-chance'), t('say-chance-text'))
  return plain(
    'wait',
    t('say-thinking', { name: table.name(table.decides) }),
    capital(textOf(table.say.ask(position.decision, false))),
  )
}
