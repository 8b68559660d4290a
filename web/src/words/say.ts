/** Sentences from data, in the reader's language: the catalogues and functions that core/text/words.py uses in Python. */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentVariable,
  type Scope,
} from '@fluent/bundle'
import type { Decision, Event, Form, Line, Refusal } from '../net/wire'

/** A piece of a sentence: plain, a player's name, or the name of a piece of the game. */
export interface Part {
  text: string
  seat?: number
  /** The message that names the piece, such as "colour-red". */
  name?: string
}

export type Args = Record<string, unknown>

/** The separators of items and of sentences in a list, where they are not a comma and a semicolon. */
const SEPARATORS: Record<string, readonly [string, string]> = {
  fr: [', ', '\u202f; '],
  'zh-Hant': ['、', '；'],
}
const separators = (language = ''): readonly [string, string] => SEPARATORS[language] ?? [', ', '; ']

/** A struct within a list, said by the message of its kind. */
type Struct = Args & { kind: string }

/** A list as an argument: shown as its items, one after the other; structs are kept for EACH to say them. */
class Several extends FluentType<readonly string[]> {
  readonly structs: readonly Struct[]

  constructor(items: readonly unknown[]) {
    super(items.filter((item) => !isStruct(item)).map(String))
    this.structs = items.filter(isStruct)
  }

  override toString({ bundle }: Scope): string {
    return this.value.join(separators(bundle.locales[0])[0])
  }
}

const isStruct = (item: unknown): item is Struct => typeof item === 'object' && item !== null

/** An argument that was not sent because it has its default: none, or nothing to show. */
class LeftOut extends FluentNumber {
  override toString(): string {
    return ''
  }
}

const LEFT_OUT = new LeftOut(0)

/** Arguments of which none is missing. */
const complete = (args: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  new Proxy(args, {
    get: (known, name: string) => known[name] ?? LEFT_OUT,
    getOwnPropertyDescriptor: (known, name: string) => ({ value: known[name] ?? LEFT_OUT, configurable: true }),
  })

// A name travels through a sentence between these, so that it can be marked up afterwards.
const [OPEN, MIDDLE, CLOSE] = ['\ue000', '\ue001', '\ue002']
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`)

const marked = (what: string, text: string) => `${OPEN}${what}${MIDDLE}${text}${CLOSE}`
const items = (value: unknown): readonly string[] => (value instanceof Several ? value.value : [String(value)])

/** The catalogues of one game, the wanted language first, then English. */
export class Catalogue {
  private bundles: FluentBundle[]
  private names: (seat: number) => string = String
  /** True while pieces are named as they look on the board. */
  private seen = false

  constructor(texts: readonly { language: string; text: string }[]) {
    this.bundles = texts.map(({ language, text }) => this.bundle(language, text))
  }

  has(message: string): boolean {
    const [name = '', attribute] = message.split('.')
    const found = this.bundles.map((bundle) => bundle.getMessage(name)).find(Boolean)
    return Boolean(attribute ? found?.attributes[attribute] : found?.value)
  }

  /** The sentence of a message or of an attribute of it; the message's own name if there is none. */
  format(message: string, args: Args, names: (seat: number) => string): string {
    this.names = names
    return this.inFirst(message, args) ?? message
  }

  /** The sentence in the first language that has the message. */
  private inFirst(message: string, args: Args): string | undefined {
    const [name = '', attribute] = message.split('.')
    for (const bundle of this.bundles) {
      const entry = bundle.getMessage(name)
      const pattern = attribute ? entry?.attributes[attribute] : entry?.value
      if (pattern) return bundle.formatPattern(pattern, complete(flat(args)), [])
    }
    return undefined
  }

  /** The sentence for a reader who sees the board, `.seen` where there is one, and so for each struct within it. */
  formatSeen(message: string, args: Args, names: (seat: number) => string): string {
    this.seen = true
    try {
      return this.format(this.has(`${message}.seen`) ? `${message}.seen` : message, args, names)
    } finally {
      this.seen = false
    }
  }

  private bundle(language: string, text: string): FluentBundle {
    const [comma, semicolon] = separators(language)
    const word = (of: unknown, value: string): string => this.inFirst(`${String(of)}-${value}`, {}) ?? value
    const each = (of: string, struct: Struct): string => {
      const message = `${of}-${struct.kind}`
      return (this.seen && this.inFirst(`${message}.seen`, struct)) || (this.inFirst(message, struct) ?? struct.kind)
    }
    const named = (of: unknown, values: readonly string[]) =>
      values.map((value) => marked(`${String(of)}-${value}`, word(of, value))).join(comma)
    const functions: Record<string, FluentFunction> = {
      SEAT: ([seat]) =>
        items(seat)
          .map((one) => marked(`@${one}`, this.names(Number(one))))
          .join(comma),
      NAME: ([value], { of }) => named(of, items(value)),
      EACH: ([structs], { of, before }) => {
        const sentences = structs instanceof Several ? structs.structs.map((struct) => each(String(of), struct)) : []
        return sentences.length ? String(before ?? '') + sentences.join(semicolon) : ''
      },
      LETTERS: ([letters], { of }) =>
        named(
          of,
          String(letters) ? [...String(letters)].map((letter) => (letter === '*' ? 'wild' : letter)) : ['none'],
        ),
    }
    const bundle = new FluentBundle(language, { functions, useIsolating: false })
    bundle.addResource(new FluentResource(text))
    return bundle
  }
}

const isArgs = (value: unknown): value is Args => typeof value === 'object' && value !== null

/** The arguments of a message one by one: the fields of a struct within one are `$struct-field`. */
function flat(args: Args, before = ''): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(args)) {
    if (value === null || value === undefined) continue
    if (Array.isArray(value)) found[before + name] = new Several(value)
    else if (isArgs(value)) Object.assign(found, flat(value, `${before}${name}-`))
    else found[before + name] = typeof value === 'number' ? value : String(value)
  }
  return found
}

/** A speaker: it puts a table's events, moves and questions into words, with the names of its players. */
export class Speaker {
  constructor(
    private catalogue: Catalogue,
    private names: (seat: number) => string,
  ) {}

  event(event: Event): Part[] {
    if (event.kind === 'prose') return [{ text: event.words || event.blanked || '' }]
    return this.parts(this.messageOf(event), event)
  }

  /** The event with its pieces named as they look on the board, not by their ids. */
  seen(event: Event): Part[] {
    if (event.kind === 'prose') return this.event(event)
    return split(this.catalogue.formatSeen(this.messageOf(event), event, this.names))
  }

  private messageOf(event: Event): string {
    const message = `event-${event.kind}`
    const hidden = this.catalogue.has(`${message}.hidden`) && Object.values(event).some((value) => value === null)
    return hidden ? `${message}.hidden` : message
  }

  form({ kind, ...fields }: Form): Part[] {
    const way = `do-${kind}.${Object.keys(fields).sort().join('-')}`
    if (this.catalogue.has(way)) return this.parts(way, fields)
    if (this.catalogue.has(`do-${kind}`)) return this.parts(`do-${kind}`, fields)
    return [{ text: [kind, ...Object.values(fields)].join(' ') }]
  }

  /** Return a refusal as a sentence, without the name in notation of what the board itself shows. */
  refusal({ message, args = {} }: Refusal): Part[] {
    if (message.includes(' ')) return [{ text: message }]
    const seen = `refuse-${message}.seen`
    return this.parts(this.catalogue.has(seen) ? seen : `refuse-${message}`, args)
  }

  line({ message, args = {} }: Line): Part[] {
    return message.includes(' ') ? [{ text: message }] : this.parts(`line-${message}`, args)
  }

  /** The heading of the row that adds up all lines of a kind. */
  row(line: Line): Part[] {
    const row = `line-${line.message}.row`
    return this.catalogue.has(row) ? this.parts(row, {}) : this.line(line)
  }

  /** Return the text beside the points of a line, if its row does not say it all. */
  cell({ message, args = {} }: Line): string {
    const cell = `line-${message}.cell`
    return this.catalogue.has(cell) ? textOf(this.parts(cell, args)) : ''
  }

  /** The question, put to the player who decides (`own`) or about them. */
  ask({ seat, kind, args = {}, prompt }: Decision, own: boolean): Part[] {
    if (prompt) return [{ text: prompt }]
    return this.parts(own ? `ask-${kind}` : `ask-${kind}.other`, { seat, ...args })
  }

  /** The name of a piece. */
  name(of: string, value: string): string {
    const message = `${of}-${value}`
    return this.catalogue.has(message) ? textOf(this.parts(message, {})) : value
  }

  /** A text that the screen shows beside the board. */
  ui(message: string, args: Args = {}): string {
    return textOf(this.parts(`ui-${message}`, args))
  }

  parts(message: string, args: Args): Part[] {
    return split(this.catalogue.format(message, args, this.names))
  }
}

/** A sentence taken apart at its marks. */
function split(sentence: string): Part[] {
  const parts: Part[] = []
  let rest = sentence
  for (let found = MARKED.exec(rest); found; found = MARKED.exec(rest)) {
    if (found.index) parts.push({ text: rest.slice(0, found.index) })
    const [whole, what = '', text = ''] = found
    parts.push(what.startsWith('@') ? { text, seat: Number(what.slice(1)) } : { text, name: what })
    rest = rest.slice(found.index + whole.length)
  }
  if (rest) parts.push({ text: rest })
  return parts
}

/** Return a sentence as plain text. */
export const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('')

/** The sentence as the first word of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
