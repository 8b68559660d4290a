import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, loadEnv } from 'vite'

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: '../src/pithead/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: loadEnv(mode, '.', 'PITHEAD_').PITHEAD_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
}))
