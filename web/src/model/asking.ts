/** Asking beside the stream, for what a table does not push: sheet, rules, box, bots. */

import type { TableModel } from './table.svelte'
import { reason } from '../words/phrases'

/**
 * For an effect: asks as soon as the line is up, again when it comes back or when something that `ask` read has
 * changed. An answer that came too late is not taken.
 */
export function askWhenOpen<T>(
  table: TableModel,
  ask: () => Promise<T> | null,
  take: (answer: T) => void,
  failed: (why: string) => void = () => {},
): (() => void) | undefined {
  if (table.link !== 'open') return undefined
  let wanted = true
  ask()?.then(
    (answer) => wanted && take(answer),
    (error) => wanted && failed(reason(error)),
  )
  return () => {
    wanted = false
  }
}
