/** The keys that are the same at every table. */

import type { Keyboard } from '../draw/keyboard'
import type { GameUi, Saying } from '../games/game'
import type { TableModel } from '../model/table.svelte'
import type { ComponentData } from '../net/wire'

/** Do what a key means at this table. */
export function keys(
  event: KeyboardEvent,
  keyboard: Keyboard,
  table: TableModel,
  ui: GameUi,
  box: ComponentData,
  saying: Saying,
): void {
  const { target } = event
  if (!(target instanceof Element)) return
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || table.curtain !== null) return
  if (target.closest('input, textarea, select, dialog')) return
  const at = toBoard(event, target, keyboard) ?? target
  if (!event.defaultPrevented && use(event.key, at, table, ui, box, saying)) event.preventDefault()
  if (at !== target) event.preventDefault()
}

/** Keys of the board reach it from wherever no other element uses them: it gets the focus, and then the key. Return the board in that case. */
function toBoard(event: KeyboardEvent, target: Element, { board }: Keyboard): Element | null {
  if (!board || board.node.contains(target)) return null
  const unwanted = target === document.body ? /^(Arrow\w+|[nN?]|Enter| )$/ : /^[nN?]$/
  if (!unwanted.test(event.key)) return null
  board.node.focus({ preventScroll: true })
  board.press(event)
  return board.node
}

function use(
  key: string,
  target: Element,
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
    void table.undo(key === 'U' && table.position?.can_undo.turn ? 'turn' : 'step') // if not, the table says why
    return table.viewer !== null
  }
  const numbered = /^[1-9]$/.test(key) ? actions[Number(key) - 1] : undefined
  const lettered = actions.find((action) => action.key?.toLowerCase() === key.toLowerCase())
  const action = lettered ?? numbered
  if (!action || table.sending) return false
  action.run()
  return true
}
