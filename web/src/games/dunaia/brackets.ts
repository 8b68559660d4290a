/** Lamp brackets inside the corners of a rectangle: the last move. */
export function brackets(width: number, height: number, inset = 5, arm = 20): string {
  const [l, t, r, b] = [inset, inset, width - inset, height - inset]
  return [
    `M${l} ${t + arm}V${t + 9}Q${l} ${t} ${l + 9} ${t}H${l + arm}`,
    `M${r - arm} ${t}H${r - 9}Q${r} ${t} ${r} ${t + 9}V${t + arm}`,
    `M${r} ${b - arm}V${b - 9}Q${r} ${b} ${r - 9} ${b}H${r - arm}`,
    `M${l + arm} ${b}H${l + 9}Q${l} ${b} ${l} ${b - 9}V${b - arm}`,
  ].join('')
}
