/** Tables that were taken off one's list, in this browser. */

const MOST = 200
const kept = (): string[] => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem('forgotten') ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export const forgotten = $state({ tables: kept() })

export function forget(id: string): void {
  forgotten.tables = [...forgotten.tables, id].slice(-MOST)
  localStorage.setItem('forgotten', JSON.stringify(forgotten.tables))
}
