/** The colours of the seats. The box gives each player one; whatever is drawn for a seat, here and in the frame, reads
 * the variables of the seat, so they are set once for all of it. */

const variables = (colours: readonly string[]): [name: string, value: string][] =>
  colours.flatMap((colour, seat): [string, string][] => [
    [`--seat-${seat + 1}`, `var(--du-seat-${colour})`],
    [`--on-seat-${seat + 1}`, `var(--on-du-seat-${colour})`],
    [`--seat-${seat + 1}-line`, `var(--du-seat-${colour}-line)`],
  ])

/** Something wears the colours of these players; gives them back when it is told to. */
export function wear({ style }: ElementCSSInlineStyle, colours: readonly string[]): () => void {
  const worn = variables(colours)
  for (const [name, value] of worn) style.setProperty(name, value)
  return () => {
    for (const [name] of worn) style.removeProperty(name)
  }
}
