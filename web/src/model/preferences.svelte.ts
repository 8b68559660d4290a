/** A player's preferences, the same at every table; stored in this browser. */

const stored = (name: string): boolean => localStorage.getItem(name) === 'on'

export const preferences = $state({
  /** Forced moves are played for the player. */
  forced: stored('forced'),
  /** The browser notifies the player when it is their turn. */
  notices: stored('notices'),
})

/** Set a preference. */
export function prefer(name: keyof typeof preferences, on: boolean): void {
  preferences[name] = on
  localStorage.setItem(name, on ? 'on' : 'off')
}

/** Return the numbers of a table's moves that were played for the player; they last as long as the tab, through reloads. */
export function forcedAt(table: string): readonly number[] {
  const numbers: unknown = JSON.parse(sessionStorage.getItem(`forced/${table}`) ?? '[]')
  return Array.isArray(numbers) ? numbers.filter((number) => typeof number === 'number') : []
}

/** Remember them. */
export function keepForced(table: string, numbers: readonly number[]): void {
  sessionStorage.setItem(`forced/${table}`, JSON.stringify(numbers))
}
