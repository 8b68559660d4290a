/** Which game brings what to the screen; a game without pieces of its own is played in words. */

import type { GameUi } from './game'
import { generic } from './generic'
import { sacredDragon } from './sacred_dragon'
import { tf22Mine } from './tf22_mine'

const UIS: Record<string, GameUi> = { sacred_dragon: sacredDragon, tf22_mine: tf22Mine }

export const gameUi = (slug: string): GameUi => UIS[slug] ?? generic
