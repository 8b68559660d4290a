/** The theme: light, lamplight, or the same as the system; remembered in this browser. */

type Theme = 'auto' | 'light' | 'dark'
const ORDER: Theme[] = ['auto', 'light', 'dark']

const stored = localStorage.getItem('theme')

export const theme = $state<{ now: Theme }>({ now: ORDER.find((theme) => theme === stored) ?? 'auto' })

/** Apply the theme to the page. */
export function useTheme(): void {
  if (theme.now === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme.now
}

/** Switch to the next theme, and remember it. */
export function nextTheme(): void {
  theme.now = ORDER[(ORDER.indexOf(theme.now) + 1) % ORDER.length]!
  localStorage.setItem('theme', theme.now)
  useTheme()
}
