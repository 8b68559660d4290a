/** Puts together a position that the server tells in parts: only what is new in it. See docs/protocol.md. */

/** `[x]`: x in its place; `[]`: gone; an object: what changes inside, by field or by place of a list. */
export type Part = [] | [unknown] | { [name: string]: Part | Step[] }
/** Under `+`, how a list is put together: what stood from start to stop, then more. */
export type Step = [start: number, stop: number, more: unknown[]]

const TOGETHER = '+'

/** What a value becomes by a part; the value itself stays as it is, and so does all that did not change in it. */
export function joined<T>(old: T, part: Part): T {
  return put(old, part) as T
}

function put(old: unknown, part: Part): unknown {
  if (Array.isArray(part)) return part[0]
  return Array.isArray(old) ? putList(old, part) : putFields(old as Record<string, unknown>, part)
}

function putList(old: unknown[], part: Record<string, Part | Step[]>): unknown[] {
  const { [TOGETHER]: steps, ...places } = part
  const list = steps
    ? (steps as Step[]).flatMap(([start, stop, more]) => [...old.slice(start, stop), ...more])
    : [...old]
  for (const [place, inner] of Object.entries(places)) list[Number(place)] = put(list[Number(place)], inner as Part)
  return list
}

function putFields(old: Record<string, unknown>, part: Record<string, Part | Step[]>): Record<string, unknown> {
  const fields = { ...old }
  for (const [name, inner] of Object.entries(part) as [string, Part][]) {
    if (Array.isArray(inner) && !inner.length) delete fields[name]
    else fields[name] = put(fields[name], inner)
  }
  return fields
}
