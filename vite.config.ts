import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

/** Where `npm run dev` runs the server. */
const server = `http://localhost:${process.env.FLICKTABLE_DEV_PORT ?? 8081}`

export default defineConfig({
  root: 'src/web',
  plugins: [svelte({ configFile: false })],
  build: { outDir: '../../dist/web', emptyOutDir: true, sourcemap: true },
  // Workers are modules too. The engine finds its wasm beside itself, so `npm run dev` must not move it.
  worker: { format: 'es' },
  optimizeDeps: { exclude: ['jolt-physics'] },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
})
