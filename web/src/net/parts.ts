/** Puts together a position that the server tells in parts: only what is new in it. See docs/protocol.md. */

import type { Columns, Position } from './wire'

/** `[x]`: x in its place; `[]`: gone; an object: what changes inside, by field or by place of a list. */
export type Part = [] | [unknown] | { [name: string]: Part | Step[] | Runs }
/** Under `+`, how a list is put together: what stood from start to stop, then more. */
export type Step = [start: number, stop: number, more: unknown[]]
/** Under `|`, a list of objects in columns, by field. */
type Runs = Record<string, Told<unknown>[]>
/** In a column: a value, a value several times, or as many objects without that field. */
type Told<T> = T | [value: T, times: number] | [times: number]

const TOGETHER = '+'
const COLUMNS = '|'

/** What of a position is told in a way of its own. */
type Deciding = Pick<Position, 'choices' | 'decision'> & { view: object | null }

/** The position that follows. Its choices come in runs, `[value, times]`, and the decision is told once for its view too. */
export function following<P extends Deciding>(before: P, part: Part): P {
  const after = joined(before, part)
  const choices = 'choices' in part ? after.choices.map(spreadOut) : after.choices
  return { ...after, choices, view: after.view && { ...after.view, decision: after.decision } }
}

function spreadOut(columns: Columns): Columns {
  const fields = Object.fromEntries(Object.entries(columns.fields).map(([name, column]) => [name, valuesOf(column)]))
  return { ...columns, fields, ...(columns.gains ? { gains: valuesOf(columns.gains) } : {}) }
}

const valuesOf = <T>(column: Told<T>[]): T[] =>
  column.flatMap((told) => {
    if (!Array.isArray(told)) return [told]
    const [value, times] = told.length === 1 ? [undefined, told[0]] : told
    return Array(times).fill(value)
  })

/** What a value becomes by a part; the value itself stays as it is, and so does all that did not change in it. */
export function joined<T>(old: T, part: Part): T {
  return put(old, part) as T
}

type Inner = Exclude<Part, unknown[]>

function put(old: unknown, part: Part): unknown {
  if (Array.isArray(part)) return part[0]
  return Array.isArray(old) ? putList(old, part) : putFields(old as Record<string, unknown>, part)
}

function putList(old: unknown[], part: Inner): unknown[] {
  const { [TOGETHER]: steps, [COLUMNS]: columns, ...places } = part
  if (columns) return rowsOf(columns as Runs)
  const list = steps
    ? (steps as Step[]).flatMap(([start, stop, more]) => [...old.slice(start, stop), ...more])
    : [...old]
  for (const [place, inner] of Object.entries(places)) list[Number(place)] = put(list[Number(place)], inner as Part)
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

function putFields(old: Record<string, unknown>, part: Inner): Record<string, unknown> {
  const fields = { ...old }
  for (const [name, inner] of Object.entries(part) as [string, Part][]) {
    if (Array.isArray(inner) && !inner.length) delete fields[name]
    else fields[name] = put(fields[name], inner)
  }
  return fields
}
