/** The board of a page that gets the keys that nothing else uses. */

import { getContext, setContext } from 'svelte'

export interface KeyBoard {
  node: SVGElement
  press(event: KeyboardEvent): void
}

/** The boards of a page that take keys, the first one first. */
export class Keyboard {
  private boards: KeyBoard[] = []

  get board(): KeyBoard | null {
    return this.boards[0] ?? null
  }

  /** Add a board; return a function that removes it. */
  add(board: KeyBoard): () => void {
    this.boards.push(board)
    return () => {
      this.boards = this.boards.filter((each) => each !== board)
    }
  }
}

const KEY = Symbol('keyboard')

/** Pass a keyboard to all boards within this component. */
export const provideKeyboard = (): Keyboard => setContext(KEY, new Keyboard())

/** The keyboard of the page, if it has one. */
export const useKeyboard = (): Keyboard | undefined => getContext(KEY)
