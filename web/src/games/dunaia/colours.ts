/** The colours of the seats. The box gives each player one; whatever is drawn for a seat, here and in the frame, reads
 * the variables of the seat, so they are set once for all of it. */

/** The variables that give seats these colours, for a `style`. */
export const coloured = (colours: readonly string[]): string =>
  colours
    .flatMap((colour, i) => [
      [`--seat-${i + 1}`, `var(--du-seat-${colour})`],
      [`--on-seat-${i + 1}`, `var(--on-du-seat-${colour})`],
      [`--seat-${i + 1}-line`, `var(--du-seat-${colour}-line)`],
    ])
    .map((variable) => variable.join(':'))
    .join(';')
