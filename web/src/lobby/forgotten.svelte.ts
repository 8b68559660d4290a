/** Tables that were taken off the own list, in this browser. */

const MOST = 200
const kept = (): string[] => {
  try {
    return JSON.parse(localStorage.getItem('forgotten') ?? '[]') as string[]
  } catch {
    return []
  }
}

export const forgotten = $state({ tables: kept() })

export function forget(id: string): void {
  forgotten.tables = [...forgotten.tables, id].slice(-MOST)
  localStorage.setItem('forgotten', JSON.stringify(forgotten.tables))
}
