/** What the banner says: the line first, then a refusal, then whose decision it is. */

import type { Saying, GameUi } from '../games/game'
import type { TableModel } from '../model/table.svelte'
import type { ComponentData } from '../net/wire'
import { t } from '../words'
import { capital, textOf } from '../words/say'
import { ended } from './end'

export function bannerOf(table: TableModel, ui: GameUi, box: ComponentData): Saying {
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
