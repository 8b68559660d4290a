/** Which game brings what to the screen; a game without pieces of its own is played in words. */

import type { GameUi } from './game'
import { generic } from './generic'
import { sacredDragon } from './sacred_dragon'

const UIS: Record<string, GameUi> = { sacred_dragon: sacredDragon }

export const gameUi = (slug: string): GameUi => UIS[slug] ?? generic
