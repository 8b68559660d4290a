import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.PITHEAD_SERVER ?? 'http://127.0.0.1:8122'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/pithead/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
