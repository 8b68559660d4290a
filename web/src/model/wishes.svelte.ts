/** What a player wishes of this browser, whatever the table: kept here, told to nobody. */

const kept = (name: string): boolean => localStorage.getItem(name) === 'on'

export const wishes = $state({
  /** A move without an alternative plays itself. */
  forced: kept('forced'),
  /** The browser tells when it is one's turn. */
  notices: kept('notices'),
})

export function wish(name: keyof typeof wishes, on: boolean): void {
  wishes[name] = on
  localStorage.setItem(name, on ? 'on' : 'off')
}

/** The moves of a table that played themselves: known as long as this tab is, through every reload. */
export function forcedAt(table: string): readonly number[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(`forced/${table}`) ?? '[]')
  return Array.isArray(kept) ? kept.filter((number) => typeof number === 'number') : []
}

export function keepForced(table: string, numbers: readonly number[]): void {
  sessionStorage.setItem(`forced/${table}`, JSON.stringify(numbers))
}
