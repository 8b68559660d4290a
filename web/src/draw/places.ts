/** The places of things on the page around one table: pieces travel from them, and the keyboard moves to them. */

import type { Attachment } from 'svelte/attachments'

export class Places {
  private frame: ParentNode | null = null

  /** Only elements within this one are found. */
  within: Attachment = (frame) => {
    this.frame = frame
    return () => void (this.frame = null)
  }

  /** Return the first element that matches a selector. */
  find(selector: string): Element | null {
    return this.frame?.querySelector(selector) ?? null
  }

  /** Return all elements that match a selector and take up room on the page. */
  all(selector: string): (HTMLElement | SVGElement)[] {
    const elements = this.frame?.querySelectorAll<HTMLElement | SVGElement>(selector) ?? []
    return [...elements].filter((element) => element.getClientRects().length)
  }

  /** The seat card of a player, from which other players' pieces come. */
  seat(seat: number): Element | null {
    return this.find(`.seat[data-seat="${seat}"]`)
  }
}
