/** The engine's text board, taken apart: paragraphs to be wrapped, drawings and tables to be kept as they are. */

export interface Block {
  title: string
  drawn: boolean
  lines: string[]
}

/** A monospaced letter is this much narrower than it is high. */
const SLIM = 0.602
const LARGEST = 14
const SMALLEST = 9

/** Lines with columns, boxes or strokes only make sense as they stand; a few of them make the whole part a drawing. */
const STROKES = /[─-╿▀-◿]/
const DRAWN = /\S {3,}\S|^ {6,}\S|[─-╿▀-◿]/
const SHORT = 2

/** The parts of a text board. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n\n+/)
    .map((part) => part.split('\n').map((line) => line.trimEnd()))
    .filter((lines) => lines.some(Boolean))
    .map(block)
}

function block(lines: string[]): Block {
  const [first = '', ...rest] = lines
  const heading =
    rest.length > 0 && !DRAWN.test(first) && (first.endsWith(':') || (first.length < 40 && !/[.;,]/.test(first)))
  const title = heading ? first.replace(/:$/, '').replace(/^>?\s+/, '') : ''
  const body = heading ? rest : lines
  const drawn =
    body.some((line) => STROKES.test(line)) ||
    (body.length > SHORT && body.filter((line) => DRAWN.test(line)).length * 3 >= body.length)
  return { title, drawn, lines: drawn ? outdented(body) : body }
}

/** Return the lines without the margin that they share. */
function outdented(lines: string[]): string[] {
  const margin = Math.min(...lines.filter(Boolean).map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(margin))
}

/** Return the font size at which a drawing fits into this width; never too small to read, because it can scroll. */
export function fitting(lines: string[], width: number): number {
  const longest = Math.max(1, ...lines.map((line) => line.length))
  return Math.min(LARGEST, Math.max(SMALLEST, Math.floor((width / (longest * SLIM)) * 10) / 10))
}
