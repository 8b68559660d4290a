/** Numbers as the catalogues say them. */

export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** To a tenth, and never minus nothing. */
export function tenths(n: number, mark: string, plus = ''): string {
  const rounded = Math.round(n * 10)
  const shown = (Math.abs(rounded) / 10).toFixed(1).replace('.', mark)
  return `${rounded < 0 ? '−' : rounded ? plus : ''}${shown}`
}
