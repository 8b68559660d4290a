import type { BotLevel } from '../net/wire'

/** The level offered first: neither the weakest nor one that keeps people waiting. */
export const usualBot = (levels: BotLevel[]) => levels[levels.length >> 1]?.spec ?? null
