/** Narrowing: the server sent every legal move; each click keeps those that agree with it. No rules here. */

import type { Choice, Columns, Decision, FieldValue, Form } from '../net/wire'

export type Picked = Readonly<Record<string, FieldValue>>

/** The moves of all columns, one by one. */
export function expand(columns: readonly Columns[]): Choice[] {
  return columns.flatMap(({ kind, count, fields, gains, rule }) =>
    Array.from({ length: count }, (_, n) => ({
      form: { kind, ...Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, values[n]!])) },
      gain: gains?.[n] ?? null,
      ...(rule ? { rule } : {}),
    })),
  )
}

/** A move as text, different for each. */
export const keyOf = (form: Form): string => JSON.stringify(form)

/** The choices that agree with everything picked so far. */
export function narrow(choices: readonly Choice[], picked: Picked): Choice[] {
  const wanted = Object.entries(picked)
  return choices.filter(({ form }) => wanted.every(([field, value]) => form[field] === value))
}

/** The different values of a field, in the order of the choices; choices without the field do not count. */
export function values(choices: readonly Choice[], field: string): FieldValue[] {
  const seen = new Set<FieldValue>()
  for (const { form } of choices) {
    const value = form[field]
    if (value !== undefined) seen.add(value)
  }
  return [...seen]
}

/** Choices by the value of a field. */
export function grouped(choices: readonly Choice[], field: string): Map<FieldValue, Choice[]> {
  const groups = new Map<FieldValue, Choice[]>()
  for (const choice of choices) {
    const value = choice.form[field]
    if (value === undefined) continue
    const group = groups.get(value)
    if (group) group.push(choice)
    else groups.set(value, [choice])
  }
  return groups
}

/** Return the fields on which the choices still differ: first the kind, then in the order in which they are written. */
export function openFields(choices: readonly Choice[]): string[] {
  const names = new Set(choices.flatMap(({ form }) => Object.keys(form)))
  return [...names].filter((name) => new Set(choices.map(({ form }) => form[name])).size > 1)
}

export interface Question {
  field: string
  answers: { value: FieldValue; choices: Choice[] }[]
}

/** Return the next question and the choices that each answer leaves; null when one move (or none) is left. */
export function question(choices: readonly Choice[], picked: Picked): Question | null {
  const left = narrow(choices, picked)
  const field = openFields(left)[0]
  if (field === undefined) return null
  return { field, answers: [...grouped(left, field)].map(([value, choices]) => ({ value, choices })) }
}

/** Return the picked fields that still agree with a choice, in the order they were picked. */
export function stillHolds(choices: readonly Choice[], picked: Picked): Picked {
  const holding: Record<string, FieldValue> = {}
  for (const [field, value] of Object.entries(picked)) {
    if (narrow(choices, { ...holding, [field]: value }).length) holding[field] = value
  }
  return holding
}

/** Return the fields without the one picked last. */
export function stepBack(picked: Picked): Picked {
  return Object.fromEntries(Object.entries(picked).slice(0, -1))
}

/** Compare two moves by their fields, whatever their order. */
export function sameForm(a: Form | null | undefined, b: Form | null | undefined): boolean {
  if (!a || !b) return false
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}

/** Return the first step of a plan that is possible now, and the steps after it. */
export function nextStep(
  choices: readonly Choice[],
  plan: readonly Picked[],
): { choice: Choice; rest: Picked[] } | null {
  for (const [i, step] of plan.entries()) {
    const [choice, ...others] = narrow(choices, step)
    if (choice && !others.length) return { choice, rest: plan.slice(i + 1) }
  }
  return null
}

/** Return the move to play automatically: the one that the server names, or the one that declines offers the player does not want. */
export function unasked(choices: readonly Choice[], decision: Decision, hushed: boolean): Choice | null {
  const { automatic, passes, next } = decision
  const form = automatic ?? (hushed && passes && !next ? { kind: passes } : null)
  return (form && narrow(choices, form)[0]) ?? null
}
