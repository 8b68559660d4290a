/** Whoever draws something at a table can say what it is, in the words of the game. */

import { getContext, setContext } from 'svelte'
import { Catalogue, Speaker } from './say'

const SAY = Symbol('say')
const silent = new Speaker(new Catalogue([]), String)

export const provideSay = (speaker: () => Speaker): unknown => setContext(SAY, speaker)
export const useSay = (): (() => Speaker) => getContext<(() => Speaker) | undefined>(SAY) ?? (() => silent)
