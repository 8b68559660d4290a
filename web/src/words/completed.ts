/** Catalogues of the frame, completed when the client is built. */

/** Return a catalogue after the English messages that it lacks, as a whole or in an attribute; the first of an id counts. */
export function completed(catalogue: string, english: string): string {
  const own = entries(catalogue)
  const isWhole = (id: string, entry: string) =>
    attributes(entry).every((name) => attributes(own.get(id) ?? '').includes(name))
  const lacking = [...entries(english)].filter(([id, entry]) => !own.has(id) || !isWhole(id, entry))
  return [...lacking.map(([, entry]) => entry), catalogue].join('\n')
}

/** The entries of a catalogue by id: each begins with its id at the start of a line. */
function entries(catalogue: string): Map<string, string> {
  const texts = catalogue.split(/^(?=[a-z][\w-]* *=)/m).filter((text) => /^[a-z]/.test(text))
  return new Map(texts.map((text) => [text.slice(0, text.search(/ *=/)), text.replace(/^#.*$/gm, '')]))
}

const attributes = (entry: string): string[] => [...entry.matchAll(/^ +\.([\w-]+) *=/gm)].map(([, name = '']) => name)
