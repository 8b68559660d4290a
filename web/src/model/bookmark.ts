/** Places in guides that were left, in this browser. */

/** The place in a lesson that was left. */
export interface Bookmark {
  moves: string[]
  /** The number of the step that was shown, from 0. */
  at: number
  /** The number of steps. */
  of: number
}

const key = (slug: string) => `guide/${slug}`

/** Return where the learner left the guide of a game, or null. */
export function bookmarkOf(slug: string): Bookmark | null {
  try {
    const { moves, at, of } = JSON.parse(localStorage.getItem(key(slug)) ?? 'null') ?? {}
    const holds = Array.isArray(moves) && moves.every((move) => typeof move === 'string') && at > 0 && of > at
    return holds ? { moves, at, of } : null
  } catch {
    return null
  }
}

/** Remember where the learner is in the guide of a game; null forgets it. */
export function keepBookmark(slug: string, bookmark: Bookmark | null): void {
  if (bookmark) localStorage.setItem(key(slug), JSON.stringify(bookmark))
  else localStorage.removeItem(key(slug))
}
