/** The boards, fetched when a table needs them. A game without a board of its own is played in words. */

import type { Component } from 'svelte'
import type { GameUi } from './game'

const BOARDS = import.meta.glob<GameUi>('./*/index.ts', { import: 'default' })
const COVERS = import.meta.glob<Component>('./*/Cover.svelte', { import: 'default' })

/** Fetch what a game brings to the screen. */
export const loadGame = (slug: string): Promise<GameUi> =>
  (BOARDS[`./${slug}/index.ts`] ?? BOARDS['./generic/index.ts'])!()

/** Fetch the picture of a game in the lobby. */
export const loadCover = (slug: string): Promise<Component> =>
  (COVERS[`./${slug}/Cover.svelte`] ?? COVERS['./generic/Cover.svelte'])!()
