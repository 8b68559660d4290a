/** The guide's sentence and actions, in the banner's place. */

import type { Action, GameUi, Saying } from '../games/game'
import type { Guide } from '../model/guide.svelte'
import { narrow, sameForm } from '../model/narrow'
import type { TableModel } from '../model/table.svelte'
import type { ComponentData, Form } from '../net/wire'
import { t } from '../words'
import { textOf } from '../words/say'
import { bannerOf } from './banner'

/** The sign in the square: your move, just read, the rules say no, allowed but not now. */
export type GuideSign = 'lamp' | 'flag' | 'cross' | 'turnBack'

export interface Guiding extends Saying {
  sign: GuideSign
}

/** Return what the guide says and offers now. */
export function guidingOf(table: TableModel, guide: Guide, ui: GameUi, box: ComponentData): Guiding {
  const { step } = guide
  const { mood, actions } = bannerOf(table, ui, box, null)
  if (!step) return { mood, title: t('say-connecting'), text: '', actions: [], sign: 'flag' }
  const reads = step.kind === 'read'
  const said = {
    mood: reads ? ('wait' as const) : ('turn' as const),
    title: step.text,
    text: step.more,
    ...(step.rule ? { rule: step.rule } : {}),
    sign: reads ? ('flag' as const) : ('lamp' as const),
    actions: reads && !table.chosen ? reading(guide) : actions.map((action) => quieter(action, guide)),
  }
  if (table.link === 'lost')
    return { ...said, mood: 'lost', title: t('say-lost'), text: t('say-lost-text'), sign: 'cross' }
  if (guide.takenBack && !table.chosen)
    return { ...said, title: t('guide-taken-back'), text: guide.takenBack, sign: 'turnBack' }
  const [line] = table.refusal?.legal ? [] : (table.refusal?.lines ?? [])
  const why = line ? textOf(table.say.refusal(line)) : table.fault
  if (!why) return said
  const rule = line ? { rule: line.rule } : {}
  return { ...said, mood: 'refused', title: t('guide-refused', { why }), text: step.text, ...rule, sign: 'cross' }
}

/** Leave the filled button to a move that the step expects, so that Enter plays no other. */
function quieter(action: Action, guide: Guide): Action {
  const { form } = action
  if (!form || guide.step?.kind !== 'move') return action
  const expected = (guide.lesson?.expected ?? []).map((move) => ({ form: move as Form, gain: null }))
  return narrow(expected, form).length ? action : { ...action, main: false }
}

function reading(guide: Guide): Action[] {
  if (guide.atEnd) return []
  const label = guide.at ? t('guide-next') : t('guide-go')
  return [{ label, main: true, key: 'Enter', run: () => guide.next() }]
}

/** Whether the step expects this move. */
export const isExpected = (guide: Guide, form: Form): boolean =>
  Boolean(guide.lesson?.expected.some((other) => sameForm(other as Form, form)))

/** Preview the move that the step expects. */
export function showMe(table: TableModel, guide: Guide, ui: GameUi): void {
  const form = guide.lesson?.expected[0] as Form | undefined
  if (!form) return
  guide.takenBack = ''
  table.clear()
  if (ui.show) ui.show(table, form)
  else table.pickAll({ ...form })
}
