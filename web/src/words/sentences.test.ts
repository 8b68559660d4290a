import { parse } from 'svelte/compiler'
import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const ELSEWHERE = /\.test\.ts$|\.d\.ts$|\/messages\.ts$/ // tests and types
const READ = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label'] // of a tag, and read by people
const UNREAD = ['Comment', 'ImportDeclaration', 'StyleSheet', 'StyleDirective']
const WORD = /\p{L}{2,}/u
const WORDS = /\p{L}{2,}[,;:]? +\p{L}{2,}/u
const ALLOWED = [
  'Esc', // the name of a key
  'board.js must have a default export with a function "mount"', // for the author of a package, in the console
  'input, textarea, select, dialog', // a selector
  'transform: translate(', // style sheets
  '(prefers-reduced-motion: reduce)',
  '-2, color-mix(in srgb, ',
]

/** The texts that people would read: texts of the page and one-word labels, strings of two words and more. */
function* texts(node: unknown, read: boolean): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  const { type, name, data, value } = node as { type?: string; name?: string; data?: string; value?: unknown }
  if (type === 'Text' && read && WORD.test(data ?? '')) yield data!.trim()
  if (type === 'Literal' && typeof value === 'string' && WORDS.test(value)) yield value
  if (type === 'TemplateElement' && WORDS.test((value as { raw: string }).raw)) yield (value as { raw: string }).raw
  if (UNREAD.includes(type ?? '') || (type === 'Attribute' && name === 'class')) return
  const inside = type === 'Attribute' ? READ.includes(name ?? '') : read
  for (const child of Object.values(node)) yield* texts(child, inside)
}

const sentencesIn = (path: string, source: string): string[] =>
  [...texts(parse(path.endsWith('.ts') ? `<script lang="ts">${source}</script>` : source, { modern: true }), true)]
    .filter((text) => !ALLOWED.includes(text))
    .map((text) => `${path}: ${text}`)

it('has no sentence outside its catalogues', () => {
  const paths = Object.keys(sources).filter((path) => !ELSEWHERE.test(path))
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.flatMap((path) => sentencesIn(path, sources[path]!))).toEqual([])
})

it.each([
  '<p>Save</p>',
  '<button aria-label="Save it">{name}</button>',
  '<button onclick={() => (failed = "not possible")}>{name}</button>',
  '<script lang="ts">const label = `${n} of them`</script>',
])('would find %s', (source) => {
  expect(sentencesIn('Example.svelte', source)).toHaveLength(1)
})
