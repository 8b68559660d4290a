/** The words of the game, for every component within a table. */

import { getContext, setContext } from 'svelte'
import { Catalogue, Speaker } from './say'

const SAY = Symbol('say')
const silent = new Speaker(new Catalogue([]), String)

export const provideSay = (speaker: () => Speaker): unknown => setContext(SAY, speaker)
export const useSay = (): (() => Speaker) => getContext<(() => Speaker) | undefined>(SAY) ?? (() => silent)
