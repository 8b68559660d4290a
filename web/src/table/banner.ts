/** What the banner says: the line first, then a refusal, then whose decision it is. */

import type { Saying, GameUi } from '../games/game'
import type { TableModel } from '../model/table.svelte'
import type { ComponentData } from '../net/wire'
import { t } from '../words'

export function bannerOf(table: TableModel, ui: GameUi, box: ComponentData): Saying {
  const { position } = table
  const plain = (mood: Saying['mood'], title: string, text: string): Saying => ({ mood, title, text, actions: [] })
  if (table.link === 'lost') return plain('lost', t.say.lost, t.say.lostText)
  if (!position) return plain('wait', t.say.connecting, t.say.connectingText)
  if (table.fault) return plain('refused', t.say.refused, table.words(table.fault))
  if (position.status === 'open') {
    const free = table.seats.filter((line) => line.kind === 'open').length
    return plain('wait', t.say.waiting, t.say.waitingText(free))
  }
  if (position.status === 'over') return plain('over', t.say.over, table.words(position.reason))
  if (position.status === 'closed') return plain('over', t.say.closed, t.say.closedText)
  const own = table.viewer === null ? undefined : table.seats[table.viewer]
  if (own?.mine && own.bot) {
    const back = { label: t.seatMenu.back, run: () => void table.handOver(own.seat, null), main: true }
    return { ...plain('wait', t.say.botForMe, t.say.botForMeText), actions: [back] }
  }
  if (table.myTurn && position.view) return ui.saying(table, position.view, box)
  if (table.decides < 0) return plain('wait', t.say.chance, t.say.chanceText)
  return plain(
    'wait',
    t.say.thinking(table.name(table.decides)),
    table.viewer === null ? t.say.watching : table.words(position.decision.prompt),
  )
}
