/** A player's preferences, the same at every table; stored in this browser. */

const stored = (name: string): boolean => localStorage.getItem(name) === 'on'

export const preferences = $state({
  /** Forced moves are played for the player. */
  forced: stored('forced'),
  /** Tips appear at the first decision of each kind. */
  tips: localStorage.getItem('tips') !== 'off',
  /** The browser notifies the player when it is their turn. */
  notices: stored('notices'),
})

/** Set a preference. */
export function prefer(name: keyof typeof preferences, on: boolean): void {
  preferences[name] = on
  localStorage.setItem(name, on ? 'on' : 'off')
}

/** Return the kinds of decisions of a game whose tips the player has dismissed. */
export function dismissedTips(game: string): readonly string[] {
  return (localStorage.getItem(`tips/${game}`) ?? '').split(' ').filter(Boolean)
}

/** Dismiss the tip for a kind of decision for good. */
export function dismissTip(game: string, kind: string): void {
  localStorage.setItem(`tips/${game}`, [...new Set([...dismissedTips(game), kind])].join(' '))
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
