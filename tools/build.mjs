/** Builds the command line and the web client into dist/, each only when its sources changed. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install, root } from './bootstrap.mjs'
import { compressFolder } from './compress.mjs'
import { buildWhenChanged, isSourceOfCli } from './sources.mjs'

const COMMON = ['package-lock.json', 'tsconfig.json', 'tools/build.mjs', 'tools/compress.mjs']
const FLOORS = ['table', 'games', 'match', 'players'].map((floor) => `src/${floor}`)

/** Packages stay outside the bundle; names stay whole, so that a stack trace reads like the source. */
export const cliOptions = {
  absWorkingDir: root,
  entryPoints: {
    cli: './src/cli/main.ts',
    'bot-worker': './src/server/bots/worker.ts',
    'flick-worker': './src/server/flicks/worker.ts',
    'match-worker': './src/cli/bulk/worker.ts',
    'bench-server': './src/cli/bench/server/serving.ts',
  },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  keepNames: true,
  logLevel: 'warning',
}

const webOptions = { configFile: join(root, 'vite.config.ts'), logLevel: 'warn' }

export function buildCli() {
  return buildWhenChanged({
    stamp: 'dist/cli.stamp',
    artefact: 'dist/cli.mjs',
    sources: [...COMMON, ...FLOORS, 'src/server', 'src/cli'],
    counts: isSourceOfCli,
    build: async () => (await import('esbuild')).build(cliOptions),
  })
}

export function buildWeb() {
  return buildWhenChanged({
    stamp: 'dist/web.stamp',
    artefact: 'dist/web/index.html',
    sources: [...COMMON, ...FLOORS, 'src/web', 'vite.config.ts'],
    build: async () => {
      await (await import('vite')).build(webOptions)
      compressFolder(join(root, 'dist/web'))
    },
  })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  install('start')
  console.log((await buildWeb()) ? 'web built' : 'web is current')
  console.log((await buildCli()) ? 'command line built' : 'command line is current')
}
