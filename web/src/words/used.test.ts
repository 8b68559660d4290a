import { expect, it } from 'vitest'
import { en } from './en'

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!./*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const client = Object.values(sources)
  .join('\n')
  .replace(/\s+(?=[.[])/g, '')

/** The paths of all words: `lobby.title`; a list is one. */
function paths(words: object, before = ''): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? paths(value, `${before}${key}.`)
      : [before + key],
  )
}

/** Whether the client says it: by its path, or by one chosen among those beside it, as in `t.theme[theme.now]`. */
const isSaid = (path: string): boolean =>
  new RegExp(`\\bt\\.${path.replaceAll('.', '\\.')}\\b`).test(client) ||
  client.includes(`t.${path.slice(0, path.lastIndexOf('.'))}[`)

it('says every word of the catalogue', () => {
  expect(paths(en).filter((path) => !isSaid(path))).toEqual([])
})

it('would find a word that nobody says', () => {
  expect([isSaid('lobby.title'), isSaid('lobby.untold')]).toEqual([true, false])
})
