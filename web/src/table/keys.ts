/** The keys that are the same at every table. */

import type { GameUi, Saying } from '../games/game'
import type { TableModel } from '../model/table.svelte'
import type { ComponentData } from '../net/wire'

export function keys(event: KeyboardEvent, table: TableModel, ui: GameUi, box: ComponentData, saying: Saying): void {
  const target = event.target as HTMLElement
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || table.curtain !== null) return
  if (target.closest('input, textarea, select, dialog')) return
  if (use(event.key, target, table, ui, box, saying)) event.preventDefault()
}

function use(
  key: string,
  target: HTMLElement,
  table: TableModel,
  ui: GameUi,
  box: ComponentData,
  { actions }: Saying,
): boolean {
  const view = table.position?.view
  if (key === 'Enter' || key === ' ') {
    if (target.closest('button, a, [role=tab]')) return false
    const main = actions.find((action) => action.main)
    if (main && !table.sending) main.run()
    return Boolean(main)
  }
  if (view && table.myTurn && ui.key?.(table, key, view, box)) return true
  if (key === 'Escape') {
    if (table.back()) return true
    if (!table.panelOpen) return false
    table.panelOpen = false
    return true
  }
  if (key === 'u' || key === 'U') {
    const can = table.position?.can_undo
    if (can?.step) void table.undo(key === 'U' && can.turn ? 'turn' : 'step')
    return Boolean(can?.step)
  }
  const numbered = /^[1-9]$/.test(key) ? actions[Number(key) - 1] : undefined
  const lettered = actions.find((action) => action.key?.toLowerCase() === key.toLowerCase())
  const action = lettered ?? numbered
  if (!action || table.sending) return false
  action.run()
  return true
}
