/** Build a position from a delta: the server sends only what is new. See docs/protocol.md. */

import type { Columns, Position } from './wire'

/**
 * `[x]`: replaced by x; `[]`: removed; an object: what changes inside, by field or by index of a list. In the delta
 * of a list, `+` holds steps, and `|` the objects of a new list in columns.
 */
export type Delta = readonly unknown[] | { [name: string]: Delta }
/** A step in building a list: the old items from start to stop, then more. */
type Step = [start: number, stop: number, more: unknown[]]
/** In a column: a value, a value several times, or as many objects without that field. */
type Run<T> = T | [value: T, times: number] | [times: number]
/** The objects of a list in columns, by field. */
type Runs = Record<string, Run<unknown>[]>

const STEPS = '+'
const COLUMNS = '|'

/** The parts of a position that are sent in their own way. */
type Deciding = Pick<Position, 'choices' | 'decision'> & { view: object | null }

/** Return the next position. Its choices are sent in runs, and the decision once for its view too. */
export function following<P extends Deciding>(before: P, delta: Delta): P {
  const after = joined(before, delta)
  const choices = 'choices' in delta ? after.choices.map(spreadOut) : after.choices
  return { ...after, choices, view: after.view && { ...after.view, decision: after.decision } }
}

function spreadOut(columns: Columns): Columns {
  const fields = Object.fromEntries(Object.entries(columns.fields).map(([name, column]) => [name, valuesOf(column)]))
  return { ...columns, fields, ...(columns.gains ? { gains: valuesOf(columns.gains) } : {}) }
}

const valuesOf = <T>(column: readonly Run<T>[]): T[] =>
  column.flatMap((run) => {
    if (!Array.isArray(run)) return [run]
    const [value, times] = run.length === 1 ? [undefined, run[0]] : run
    return Array(times).fill(value)
  })

/** Return a value with a delta applied. The old value stays as it is, and the new one shares the parts that did not change. */
export function joined<T>(old: T, delta: Delta): T {
  return put(old, delta) as T
}

function put(old: unknown, delta: Delta): unknown {
  if (isList(delta)) return delta[0]
  if (isList(old)) return putList(old, delta)
  return putFields(old, delta)
}

/** Unlike `Array.isArray`, this also accepts read-only lists. */
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

type Inner = { [name: string]: Delta }

function putList(old: readonly unknown[], { [STEPS]: steps, [COLUMNS]: columns, ...places }: Inner): unknown[] {
  if (columns) return rowsOf(columns as Runs)
  const list = steps
    ? (steps as Step[]).flatMap(([start, stop, more]) => [...old.slice(start, stop), ...more])
    : [...old]
  for (const [place, inner] of Object.entries(places)) list[Number(place)] = put(list[Number(place)], inner)
  return list
}

function rowsOf(columns: Runs): Record<string, unknown>[] {
  const rows: Record<string, unknown>[] = []
  for (const [name, column] of Object.entries(columns))
    valuesOf(column).forEach((value, i) => {
      const row = (rows[i] ??= {})
      if (value !== undefined) row[name] = value
    })
  return rows
}

function putFields(old: unknown, delta: Inner): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.assign({}, old)
  for (const [name, inner] of Object.entries(delta)) {
    if (isList(inner) && !inner.length) delete fields[name]
    else fields[name] = put(fields[name], inner)
  }
  return fields
}
