/** Which game brings what to the screen; a game without a board of its own is played in words. */

import type { GameUi } from './game'
import DunaiaCover from './dunaia/Cover.svelte'
import DynamineCover from './dynamine/Cover.svelte'
import { generic } from './generic'
import MinerCover from './miner_inconvenience/Cover.svelte'
import { sacredDragon } from './sacred_dragon'
import { tf22Mine } from './tf22_mine'

const UIS: Record<string, GameUi> = {
  sacred_dragon: sacredDragon,
  tf22_mine: tf22Mine,
  dynamine: { ...generic, Cover: DynamineCover },
  dunaia: { ...generic, Cover: DunaiaCover },
  miner_inconvenience: { ...generic, Cover: MinerCover },
}

export const gameUi = (slug: string): GameUi => UIS[slug] ?? generic
