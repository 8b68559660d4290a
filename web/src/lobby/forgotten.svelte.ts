/** Tables that the player removed from their list, in this browser. */

const MOST = 200
const stored = (): string[] => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem('forgotten') ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export const forgotten = $state({ tables: stored() })

/** Remove a table from the player's list; only the last 200 are remembered. */
export function forget(id: string): void {
  forgotten.tables = [...forgotten.tables, id].slice(-MOST)
  localStorage.setItem('forgotten', JSON.stringify(forgotten.tables))
}
