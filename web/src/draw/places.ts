/** The places of things on the page around one table: pieces travel from them, and the keyboard moves to them. */

import type { Attachment } from 'svelte/attachments'

export class Places {
  private frame: ParentNode | null = null

  /** Whatever is found is within this element. */
  within: Attachment = (frame) => {
    this.frame = frame
    return () => void (this.frame = null)
  }

  /** The first element that a selector means. */
  find(selector: string): Element | null {
    return this.frame?.querySelector(selector) ?? null
  }

  /** All elements that a selector means and that take room on the page. */
  all(selector: string): (HTMLElement | SVGElement)[] {
    const found = this.frame?.querySelectorAll<HTMLElement | SVGElement>(selector) ?? []
    return [...found].filter((element) => element.getClientRects().length)
  }

  /** The card of a player, from which others' pieces come. */
  seat(seat: number): Element | null {
    return this.find(`.seat[data-seat="${seat}"]`)
  }
}
