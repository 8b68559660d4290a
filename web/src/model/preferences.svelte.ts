/** What a player prefers, whatever the table. It stays in this browser. */

const stored = (name: string): boolean => localStorage.getItem(name) === 'on'

export const preferences = $state({
  /** A move without an alternative is played for the player. */
  forced: stored('forced'),
  /** The browser notifies the player when it is their turn. */
  notices: stored('notices'),
})

export function prefer(name: keyof typeof preferences, on: boolean): void {
  preferences[name] = on
  localStorage.setItem(name, on ? 'on' : 'off')
}

/** The numbers of a table's moves that were played for the player: known as long as this tab is, through every reload. */
export function forcedAt(table: string): readonly number[] {
  const numbers: unknown = JSON.parse(sessionStorage.getItem(`forced/${table}`) ?? '[]')
  return Array.isArray(numbers) ? numbers.filter((number) => typeof number === 'number') : []
}

export function keepForced(table: string, numbers: readonly number[]): void {
  sessionStorage.setItem(`forced/${table}`, JSON.stringify(numbers))
}
