import { expect, it, vi } from 'vitest'

const stored = new Map([
  ['forced', 'on'],
  ['forced/T', '[1, "2", 3]'],
  ['forced/U', '{}'],
])
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
}
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('sessionStorage', storage)
const { dismissedTips, dismissTip, forcedAt, keepForced, prefer, preferences } = await import('./preferences.svelte')

it('starts from what this browser has stored, and stores changes', () => {
  expect([preferences.forced, preferences.notices]).toEqual([true, false])
  prefer('notices', true)
  prefer('forced', false)
  expect([preferences.forced, preferences.notices]).toEqual([false, true])
  expect([stored.get('forced'), stored.get('notices')]).toEqual(['off', 'on'])
})

it('shows tips until they are switched off, and dismisses each for good', () => {
  expect(preferences.tips).toBe(true)
  prefer('tips', false)
  expect(stored.get('tips')).toBe('off')
  expect(dismissedTips('g')).toEqual([])
  dismissTip('g', 'turn')
  dismissTip('g', 'turn')
  dismissTip('g', 'mine')
  expect([dismissedTips('g'), dismissedTips('h')]).toEqual([['turn', 'mine'], []])
})

it('remembers the moves of a table that were played for the player, and ignores malformed data', () => {
  expect([forcedAt('T'), forcedAt('U'), forcedAt('V')]).toEqual([[1, 3], [], []])
  keepForced('V', [5])
  expect(forcedAt('V')).toEqual([5])
})
