import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { completed } from './src/words/completed.ts'

/** A board is called after its game, not after the `index` that brings it. */
const named = (name: string, file: string | null) => (name === 'index' ? (file?.split('/').at(-2) ?? name) : name)

/** English fills in for what a language lacks, when the client is built: a page fetches the catalogue of one language only. */
const filledIn: Plugin = {
  name: 'filled-in',
  enforce: 'pre',
  async load(id) {
    const [, path] = /^(.*frame\.[\w-]+\.ftl)\?raw$/.exec(id) ?? []
    if (!path) return null
    const read = (file: string) => this.fs.readFile(file, { encoding: 'utf8' })
    const english = await read(path.replace(/frame\.[\w-]+\.ftl$/, 'frame.en.ftl'))
    this.addWatchFile(path)
    return `export default ${JSON.stringify(completed(await read(path), english))}`
  },
}

/** The page is fetched beside the words, though the entry asks for it by `import()`. */
const startAtOnce: Plugin = {
  name: 'start-at-once',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/start.ts'))
      const scripts = new Set(start ? [start.fileName] : [])
      const sheets = new Set<string>()
      for (const name of scripts) {
        const chunk = chunks.find(({ fileName }) => fileName === name)
        chunk?.imports.forEach((other) => scripts.add(other))
        chunk?.viteMetadata?.importedCss.forEach((sheet) => sheets.add(sheet))
      }
      const links = [
        ...[...scripts].map((name) => ['modulepreload', name]),
        ...[...sheets].map((name) => ['stylesheet', name]),
      ]
      return links
        .filter(([, name = '']) => !html.includes(name))
        .map(([rel, name]) => ({ tag: 'link', attrs: { rel, crossorigin: true, href: `/${name}` }, injectTo: 'head' }))
    },
  },
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), filledIn, startAtOnce],
  build: {
    outDir: '../src/pithead/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, facadeModuleId }) => `assets/${named(name, facadeModuleId)}-[hash].js`,
        // Few files, so that few requests follow one another: what every page needs, and what every board needs. The language
        // is apart, because the entry needs it alone.
        codeSplitting: {
          groups: [
            { name: 'language', test: /src\/words\/(fetched|language)|preload-helper/, priority: 1 },
            {
              name: 'shared',
              test: /node_modules|src\/(words\/(?!frame\.)|net|model|pieces|style\/theme|router)/,
            },
            { name: 'board', test: /src\/(draw|games\/generic\/lines)/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: loadEnv(mode, '.', 'PITHEAD_').PITHEAD_SERVER ?? 'http://127.0.0.1:8000', ws: true },
      '/rules': { target: loadEnv(mode, '.', 'PITHEAD_').PITHEAD_SERVER ?? 'http://127.0.0.1:8000' },
    },
  },
}))
