/** Requests beside the stream for data that a table does not push: sheet, rules, box, bots. */

import type { TableModel } from './table.svelte'
import { reason } from '../words/phrases'

/**
 * For an effect: request once the table is connected, and again after reconnecting or when something that `ask` read
 * has changed. An answer that comes too late is ignored.
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
