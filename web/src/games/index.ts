/** The boards, fetched when a table needs them: ours, else the one in the game's package, else the board in words. */

import type { Component } from 'svelte'
import { api } from '../net/api'
import type { GameUi } from './game'

const BOARDS = import.meta.glob<GameUi>('./*/index.ts', { import: 'default' })
const COVERS = import.meta.glob<Component>('./*/Cover.svelte', { import: 'default' })

/** Fetch what a game shows on the screen. */
export async function loadGame(slug: string): Promise<GameUi> {
  const ours = BOARDS[`./${slug}/index.ts`]
  if (ours) return ours()
  const { games } = await api.games()
  if (!games.find((game) => game.slug === slug)?.board) return BOARDS['./generic/index.ts']!()
  const { loadPlugin } = await import('./plugin/load')
  return loadPlugin(slug)
}

/** Fetch the picture of a game in the lobby. */
export const loadCover = (slug: string): Promise<Component> =>
  (COVERS[`./${slug}/Cover.svelte`] ?? COVERS['./generic/Cover.svelte'])!()
