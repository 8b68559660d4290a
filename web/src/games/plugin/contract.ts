/** The contract of a package's `board.js`: its exports and its input. It needs no framework: properties go in, calls come out. */

import type { Picked } from '../../model/narrow'
import type { Choice, ComponentData, Form, View } from '../../net/wire'
import type { Language } from '../../words/language'
import type { Args } from '../../words/say'
import type { GameUi } from '../game'

/** A person or bot at the table. */
export interface SeatOfBoard {
  seat: number
  name: string
  /** Whether the person at this screen plays the seat. */
  mine: boolean
}

export interface PluginBoardProps {
  /** The view of the viewer, as the game's `view` returns it. */
  view: View
  /** The component file of this table as data. */
  box: ComponentData['data']
  seats: readonly SeatOfBoard[]
  /** The legal moves; none while someone else decides, and in a replay. */
  choices: readonly Choice[]
  /** The fields picked so far. A move that is picked whole waits for the main button. */
  picked: Picked
  /** Places of the last move, and places that the log highlights, as the game's events name them. */
  last: readonly string[]
  pointed: readonly string[]
  /** The size of the element, in pixels. */
  width: number
  height: number
  language: Language
  /** Return the sentence of the message `ui-…` in the game's words. */
  say(message: string, args?: Args): string
  /** Return a move in the game's words. */
  describe(form: Form): string
  /** Pick these fields instead of the previous ones; `{}` picks nothing. */
  pick(fields: Picked): void
  /** Play the only legal move that has these fields. */
  play(fields: Picked): void
  /** Ask why a move is not legal; the answer appears on the board. */
  explain(form: Form): void
}

export interface PluginBoard {
  /** Draw what has changed. */
  update(props: PluginBoardProps): void
  /** Release what is outside the element, such as a timer. */
  destroy?(): void
}

/** The default export. `mount` stands for `Board`; further members are those of a `GameUi`. */
export interface PluginUi extends Partial<Pick<GameUi, 'points'>> {
  mount(element: HTMLElement, props: PluginBoardProps): PluginBoard
}
