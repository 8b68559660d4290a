/** Which game brings what to the screen; a game without a board of its own is played in words. */

import type { GameUi } from './game'
import { dunaiaUi } from './dunaia'
import { dynamine } from './dynamine'
import { generic } from './generic'
import { minerInconvenience } from './miner_inconvenience'
import { sacredDragon } from './sacred_dragon'
import { tf22Mine } from './tf22_mine'

const UIS: Record<string, GameUi> = {
  sacred_dragon: sacredDragon,
  tf22_mine: tf22Mine,
  dynamine,
  dunaia: dunaiaUi,
  miner_inconvenience: minerInconvenience,
}

export const gameUi = (slug: string): GameUi => UIS[slug] ?? generic
