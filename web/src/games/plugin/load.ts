/** The boards in packages, fetched from the server when a table needs them. */

import type { GameUi } from '../game'
import generic from '../generic'
import Board from './Board.svelte'
import type { PluginUi } from './contract'

const brought = new Map<string, PluginUi>()

/** Return the drawn board from a game's package; undefined if it could not be loaded. */
export const broughtBy = (slug: string): PluginUi | undefined => brought.get(slug)

/** Fetch the board of a package. If it cannot be loaded, the game is played in words, under a sentence that says so. */
export async function loadPlugin(slug: string): Promise<GameUi> {
  try {
    const { default: ui }: { default?: unknown } = await import(/* @vite-ignore */ `/api/games/${slug}/board.js`)
    return adopt(slug, ui)
  } catch (error) {
    reportError(error) // for the author of the package, in the console
    return { ...generic, Board }
  }
}

/** Use what a script exports. */
export function adopt(slug: string, ui: unknown): GameUi {
  if (!isPluginUi(ui)) throw new TypeError('board.js must have a default export with a function "mount"')
  brought.set(slug, ui)
  return { ...generic, inWords: false, Board, points: ui.points ?? generic.points }
}

const isPluginUi = (ui: unknown): ui is PluginUi =>
  typeof ui === 'object' && ui !== null && 'mount' in ui && typeof ui.mount === 'function'
