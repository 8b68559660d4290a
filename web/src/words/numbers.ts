/** Numbers as the catalogues say them. */

export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** To a tenth, below one to a hundredth: where points are few, their parts count. Never minus nothing. */
export function figure(n: number, mark: string, plus = ''): string {
  const digits = Math.abs(n) < 1 ? 2 : 1
  const rounded = Math.round(n * 10 ** digits)
  const shown = (Math.abs(rounded) / 10 ** digits).toFixed(digits).replace('.', mark)
  return `${rounded < 0 ? '−' : rounded ? plus : ''}${shown}`
}
