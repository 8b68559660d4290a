/** The banner while the viewer decides, and choices in words. */

import type { Playing } from '../../model/playing'
import { narrow } from '../../model/narrow'
import type { Choice, View } from '../../net/wire'
import { t } from '../../words'
import { commas } from '../../words/phrases'
import { capital, textOf, type Speaker } from '../../words/say'
import type { Action, Saying } from '../game'
import { KEYS, mine } from './view'

/** Actions at the crew's own place, offered without asking. */
const QUICK = ['deliver', 'collect', 'steal']

/** A choice as the words of a button, with the crew where a player leads two. */
export function label(say: Speaker, { form }: Choice): string {
  const plain = capital(textOf(say.form(form)))
  return form.crew === undefined ? plain : say.ui('with-crew', { label: plain, crew: form.crew })
}

const act = (table: Playing, choice: Choice, main: boolean, key?: string): Action => ({
  label: label(table.say, choice),
  main,
  form: choice.form,
  ...(key ? { key } : {}),
  ...(main ? { icon: 'check' as const } : {}),
  run: () => void table.play(choice),
})

/** Return the banner while the viewer decides. */
export function saying(table: Playing, view: View): Saying {
  const { public: now } = mine(view)
  const { chosen, say } = table
  const decision = table.position?.decision
  const kind = decision?.kind ?? ''
  const title = decision ? textOf(say.ask(decision, true)) : ''
  const told = (text: string, actions: Action[], mood: Saying['mood'] = 'turn'): Saying => ({
    mood,
    title,
    text,
    actions,
  })
  const confirm = chosen ? [act(table, chosen, true, 'Enter')] : []
  const all = (choices: Choice[]) => choices.map((choice) => act(table, choice, choices.length === 1))
  switch (kind) {
    case 'exchange':
      return told(say.ui('say-exchange', { made: now.exchange.made }), [
        ...all(narrow(table.choices, { kind: 'done' })).map((a) => ({ ...a, main: !chosen })),
        ...confirm,
      ])
    case 'colour':
      return told(say.ui('say-colour', { goal: now.goal }), all(table.choices))
    case 'drift':
      return told('', all(table.choices))
    case 'attack':
    case 'defence':
      return told(say.ui('say-fight'), [], 'fight') // the cards lie in the fight's own panel
    case 'symbol':
      return told(say.ui('say-symbol'), all(table.choices))
    case 'partner':
    case 'place':
      return told(say.ui('say-framed'), confirm)
  }
  if (chosen) return told(t('really', { what: label(say, chosen) }), confirm)
  const quick = table.choices.filter(
    ({ form }) => QUICK.includes(form.kind) && (!table.mode || table.mode === form.kind),
  )
  const crews = now.players[table.viewer ?? 0]?.crews ?? []
  const here = commas(crews.map(({ colour, cell }) => capital(say.ui('crew-at', { colour, cell }))))
  const best = [...quick]
    .sort(
      (a, b) =>
        KEYS[b.form.kind]!.localeCompare(KEYS[a.form.kind]!) || Number(b.form.units ?? 0) - Number(a.form.units ?? 0),
    )
    .slice(0, 3)
  const text = table.mode && !quick.length ? say.ui('say-cell') : here + t('text-stop')
  return told(text, best.map((choice, i) => act(table, choice, i === 0)).reverse())
}
