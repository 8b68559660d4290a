/** The sentences of the frame, from the Fluent catalogue of one language. */

import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle'
import type { Messages } from './messages'

export type MessageId = keyof Messages
type Given<Id extends MessageId> = [Messages[Id]] extends [null] ? [] : [args: Messages[Id]]

/** Return the sentence of a message, or of an attribute of one (`key-tab.does`). */
export type Translate = <Id extends MessageId>(id: Id, ...args: Given<Id>) => string

/** Return the function that returns the messages of a catalogue, with numbers in the format of the locale. */
export function translator(locale: string, catalogue: string): Translate {
  const bundle = new FluentBundle(locale, { functions: functionsFor(locale), useIsolating: false })
  bundle.addResource(new FluentResource(catalogue))
  return (id: string, ...[args]: (Record<string, FluentVariable> | null)[]) => {
    const [name = '', attribute] = id.split('.')
    const message = bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    return pattern ? bundle.formatPattern(pattern, args, []) : id
  }
}

/** The functions that the catalogues call, for the figures of the advice. */
function functionsFor(locale: string): Record<string, FluentFunction> {
  return {
    FIGURE: ([n], { sign }) => figure(locale, Number(n), sign === 'always'),
    PERCENT: ([n]) => new Intl.NumberFormat(locale).format(Math.round(100 * Number(n))),
  }
}

/** Round to a tenth, below one to a hundredth: where points are few, fractions count. Zero has no sign. */
function figure(locale: string, n: number, signed: boolean): string {
  const digits = Math.abs(n) < 1 ? 2 : 1
  const rounded = Math.round(n * 10 ** digits) / 10 ** digits || 0
  const signDisplay = signed ? 'exceptZero' : 'auto'
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  })
  return format.format(rounded).replace('-', '−')
}
