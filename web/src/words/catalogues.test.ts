import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { translator } from './frame'
import { LANGUAGES } from './language'

const files = import.meta.glob<string>('./frame.*.ftl', { query: '?raw', import: 'default', eager: true })
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!./messages.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const client = Object.values(sources).join('\n')

interface Variables {
  /** By name; true for those that are counted or measured, and so must be numbers. */
  [name: string]: boolean
}

/** The messages of a catalogue and their attributes, each with its variables. */
function messages(catalogue: string): Map<string, Variables> {
  const found = new Map<string, Variables>()
  for (const { id, value, attributes } of new FluentResource(catalogue).body) {
    if (value) found.set(id, variables(value))
    for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, variables(pattern))
  }
  return found
}

function variables(pattern: unknown, counted = false): Variables {
  if (typeof pattern !== 'object' || pattern === null) return {}
  const { type, name, selector, variants = [] } = pattern as { type?: string; name?: string } & Select
  if (type === 'var' && name) return { [name]: counted }
  const counts = type === 'func' || variants.some(({ key }) => key.type === 'num' || key.value === 'one')
  const inner = type === 'select' ? [variables(selector, counts), ...variants.map(({ value }) => variables(value))] : []
  if (type !== 'select') inner.push(...Object.values(pattern).map((part) => variables(part, counted || counts)))
  const all: Variables = {}
  for (const some of inner) for (const [each, number] of Object.entries(some)) all[each] ||= number
  return all
}

interface Select {
  selector?: unknown
  variants?: { key: { type: string; value: unknown }; value: unknown }[]
}

/** The module that types every message: none of it is written by hand. */
function typed(catalogue: string): string {
  const lines = [...messages(catalogue)].map(([id, names]) => {
    const fields = Object.entries(names).map(([name, number]) => `${name}: ${number ? 'number' : 'string | number'}`)
    const key = /\W/.test(id) ? `'${id}'` : id
    return `  ${key}: ${fields.length ? `{ ${fields.join('; ')} }` : 'null'}`
  })
  const head = '/** Every message of the frame with its arguments, from frame.en.ftl; `npm run words` writes it. */'
  return `${head}\nexport interface Messages {\n${lines.join('\n')}\n}\n`
}

const english = files['./frame.en.ftl']!

/** True if the client says a message: by its id, or by a template such as `theme-${now}`. */
const isSaid = (id: string): boolean =>
  client.includes(`'${id}'`) ||
  [...client.matchAll(/`([a-z-]+-)\$\{[^}]+\}(\.[a-z]+)?`/g)].some(
    ([, start = '', end = '']) => id.startsWith(start) && id.endsWith(end) && id.includes('.') === Boolean(end),
  )

describe('the catalogues of the frame', () => {
  it('are one for each language that is offered', () => {
    expect(Object.keys(files)).toEqual(
      Object.keys(LANGUAGES)
        .sort()
        .map((language) => `./frame.${language}.ftl`),
    )
  })

  it('are typed as they are', async () => {
    await expect(typed(english)).toMatchFileSnapshot('./messages.ts')
  })

  it('hold nothing that nobody says', () => {
    expect([...messages(english).keys()].filter((id) => !isSaid(id))).toEqual([])
    expect([isSaid('lobby-title'), isSaid('theme-dark'), isSaid('lobby-unsaid')]).toEqual([true, true, false])
  })

  it.each(Object.entries(files))('%s reads to its end', (_, catalogue) => {
    const begun = catalogue.match(/^[a-z][\w-]* =/gm)
    expect(new FluentResource(catalogue).body.map(({ id }) => `${id} =`)).toEqual(begun)
  })

  it.each(Object.entries(files))('%s has no message and no variable that English lacks', (_, catalogue) => {
    const given = messages(english)
    for (const [id, names] of messages(catalogue)) {
      expect(given.has(id), id).toBe(true)
      expect(Object.keys(given.get(id) ?? {}), id).toEqual(expect.arrayContaining(Object.keys(names)))
    }
  })

  it.each(Object.entries(LANGUAGES))('can all be said in %s', (language) => {
    const catalogue = files[`./frame.${language}.ftl`]!
    const say = translator(language, catalogue) as (id: string, args: Record<string, string | number>) => string
    for (const [id, names] of messages(catalogue)) {
      const args = Object.fromEntries(Object.entries(names).map(([name, number]) => [name, number ? 2 : 'Ada']))
      expect(say(id, args), id).not.toMatch(/[{}]/)
    }
  })
})
