/** The contract of a package's `board.js`: its exports and its input. It needs no framework: destinations come in, events go out. */

import type { Picked } from '../../model/narrow'
import type { Choice, ComponentData, Form, View } from '../../net/wire'
import type { Language } from '../../words/language'
import type { Args } from '../../words/say'
import type { GameUi } from '../game'

/** A person or bot at the table. */
export interface SeatOfBoard {
  seat: number
  name: string
  /** It belongs to the person at this screen. */
  mine: boolean
}

export interface PluginBoardProps {
  /** The view of the viewer, as the game's `view` returns it. */
  view: View
  /** The component file of this table as data. */
  box: ComponentData['data']
  seats: readonly SeatOfBoard[]
  /** The legal moves; none while somebody else decides, and in a replay. */
  choices: readonly Choice[]
  /** The fields picked so far. A move that is picked whole waits for the main button. */
  picked: Picked
  /** Places of the last move, and places that the log points at, as the game's events name them. */
  last: readonly string[]
  pointed: readonly string[]
  /** The size of the element, in pixels. */
  width: number
  height: number
  language: Language
  /** The sentence of the message `ui-…` in the game's words. */
  say(message: string, args?: Args): string
  /** A move in the game's words. */
  describe(form: Form): string
  /** Pick these fields in place of what was picked; `{}` picks nothing. */
  pick(fields: Picked): void
  /** Play the one legal move that has these fields. */
  play(fields: Picked): void
  /** Ask why a move is not legal; the answer appears on the board. */
  explain(form: Form): void
}

export interface PluginBoard {
  /** Draw what has changed. */
  update(props: PluginBoardProps): void
  /** Let go of what lies outside the element, such as a timer. */
  destroy?(): void
}

/** The default export. `mount` stands for `Board`; further members are those of a `GameUi`. */
export interface PluginUi extends Partial<Pick<GameUi, 'points'>> {
  mount(element: HTMLElement, props: PluginBoardProps): PluginBoard
}
