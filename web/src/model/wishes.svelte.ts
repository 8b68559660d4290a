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
