/** The words of the game, for every component within a table. */

import { getContext, setContext } from 'svelte'
import { Catalogue, Speaker } from './say'

const SAY = Symbol('say')
const silent = new Speaker(new Catalogue([]), String)

/** Pass the speaker of a game to all components within this one. */
export const provideSay = (speaker: () => Speaker): unknown => setContext(SAY, speaker)
/** Return the speaker of the surrounding table; outside a table, a silent one. */
export const useSay = (): (() => Speaker) => getContext<(() => Speaker) | undefined>(SAY) ?? (() => silent)
