/** Text that does not fit its box: first it gets smaller, then the box scrolls and shows on which side there is more. */

const SLACK = 1
const FOCUSABLE = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex]'].join()
/** Boxes that take the keyboard only while they scroll. */
const stops = new WeakSet<HTMLElement>()

const sides = (box: Element): string[] =>
  [
    box.scrollTop > SLACK ? 'top' : '',
    box.scrollTop + box.clientHeight < box.scrollHeight - SLACK ? 'bottom' : '',
    box.scrollLeft > SLACK ? 'left' : '',
    box.scrollLeft + box.clientWidth < box.scrollWidth - SLACK ? 'right' : '',
  ].filter(Boolean)

function mark(box: HTMLElement): void {
  const hidden = sides(box).join(' ')
  if ((box.dataset.more ?? '') === hidden) return
  if (hidden) box.dataset.more = hidden
  else delete box.dataset.more
  if (hidden && !box.querySelector(FOCUSABLE) && !box.hasAttribute('tabindex')) {
    box.tabIndex = 0 // otherwise no key could scroll it
    stops.add(box)
  } else if (!hidden && stops.delete(box)) box.removeAttribute('tabindex')
}

/** Do something now, and again whenever the box or its content changes. */
function watch(box: HTMLElement, look: () => void): () => void {
  const sized = new ResizeObserver(look)
  const observe = () => {
    sized.disconnect()
    for (const one of [box, ...box.children]) sized.observe(one)
  }
  const changed = new MutationObserver(() => {
    observe()
    look()
  })
  observe()
  changed.observe(box, { childList: true, characterData: true, subtree: true })
  box.addEventListener('scroll', look, { passive: true, capture: true })
  look()
  return () => {
    sized.disconnect()
    changed.disconnect()
    box.removeEventListener('scroll', look, { capture: true })
  }
}

/** A box that scrolls: `data-more` names the sides on which there is more, and the style sheet fades them. */
export const more = (box: HTMLElement): (() => void) => watch(box, () => mark(box))

/**
 * A box of a fixed size with parts that scroll (`[data-part]`, or the box itself): all of it becomes `compact` if
 * something does not fit, and whatever still does not fit scrolls.
 */
export function fit(box: HTMLElement): () => void {
  return watch(box, () => {
    const parts = [...box.querySelectorAll<HTMLElement>('[data-part]')]
    if (!parts.length) parts.push(box)
    const at = parts.map(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft] as const)
    box.classList.remove('compact')
    if (
      parts.some(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + SLACK || scrollWidth > clientWidth + SLACK,
      )
    )
      box.classList.add('compact')
    parts.forEach((part, i) => {
      ;[part.scrollTop, part.scrollLeft] = at[i]!
      mark(part)
    })
  })
}
