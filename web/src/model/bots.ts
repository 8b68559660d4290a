import type { BotLevel } from '../net/wire'

/** The level that is offered first: neither the weakest nor one that lets people wait. */
export const usualBot = (levels: BotLevel[]) => levels[levels.length >> 1]?.spec ?? null
