import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

/** Where `npm run dev` runs the server. */
const server = `http://localhost:${process.env.FLICKTABLE_DEV_PORT ?? 8081}`

/** How long the plugins took is nobody's matter. */
const QUIET = { checks: { pluginTimings: false } }

/** Table, games, match and players only define things: what a page does not use of them stays out of it. */
const doesSomething = (id: string): boolean => !/\/src\/(table|games|match|players)\//.test(id)

export default defineConfig({
  root: 'src/web',
  plugins: [svelte({ configFile: false })],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    sourcemap: true,
    // kB; the physics engine's script comes to 965, in a worker.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { ...QUIET, treeshake: { moduleSideEffects: doesSomething } },
  },
  // Workers are modules too. The engine asks Node for things only when it runs there, and finds its wasm
  // beside itself, so `npm run dev` must not move it.
  worker: { format: 'es', rolldownOptions: { ...QUIET, external: ['node:module'] } },
  optimizeDeps: { exclude: ['jolt-physics'] },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
})
