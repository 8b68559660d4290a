/** The lobby as its stream sends it: everything once, then changes. */

import type { Listing, Lobby, TableLine } from '../net/wire'

/** Return the lobby after a change; null if the change does not follow from what is known, so that everything must be fetched again. */
export function follow(lobby: Lobby, change: Listing): Lobby | null {
  if (change.prior !== lobby.version) return null
  const touched = new Set([...change.gone, ...change.tables.map(({ id }) => id)])
  const list = (before: TableLine[], status: TableLine['status']) =>
    [...change.tables.filter((table) => table.status === status), ...before.filter(({ id }) => !touched.has(id))].sort(
      (a, b) => b.changed - a.changed,
    )
  return { ...lobby, version: change.version, open: list(lobby.open, 'open'), running: list(lobby.running, 'running') }
}
