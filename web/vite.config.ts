import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, loadEnv } from 'vite'

/** A board is called after its game, not after the `index` that brings it. */
const named = (name: string, file: string | null) => (name === 'index' ? (file?.split('/').at(-2) ?? name) : name)

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: '../src/pithead/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, facadeModuleId }) => `assets/${named(name, facadeModuleId)}-[hash].js`,
        // Few files, so that few requests follow one another: what every page needs, and what every board needs.
        // That file waits for the words of another language, so what these import is in a file of its own.
        codeSplitting: {
          groups: [
            { name: 'numbers', test: /src\/words\/numbers\./, priority: 1 },
            { name: 'shared', test: /node_modules|src\/(words\/(?!de\.)|net|model|pieces|style\/|router)/ },
            { name: 'board', test: /src\/(draw|games\/generic\/lines)/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: loadEnv(mode, '.', 'PITHEAD_').PITHEAD_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
}))
