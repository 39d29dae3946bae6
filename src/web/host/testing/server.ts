import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

/** A server in a process of its own, which a test may kill. */
export interface ServerProcess {
  url: string
  /** All that it has printed so far. */
  lines: string[]
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

export interface Workplace {
  data: string
  start(port?: number): Promise<ServerProcess>
  /** What a server prints that ends by itself, and its exit code. */
  refused(port?: number): Promise<{ lines: string[]; code: number | null }>
  clear(): void
}

/** What a server has to play; 'testing': also the games that only tests have (package.json, imports). */
export type GamesOf = 'default' | 'testing'

/** A new data folder, and the server as it is in the sources: within the package, where it finds packages. */
export async function newWorkplace(games: GamesOf = 'default'): Promise<Workplace> {
  const folder = mkdtempSync(resolve('node_modules', '.flicktable-'))
  const program = join(folder, 'server.mjs')
  await build({
    entryPoints: {
      server: 'src/server/testing/main.ts',
      'bot-worker': 'src/server/bots/worker.ts',
      'flick-worker': 'src/server/flicks/worker.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    conditions: [games],
    logLevel: 'warning',
  })
  const data = join(folder, 'data')
  const page = games === 'testing' ? await builtInto(join(folder, 'web')) : undefined
  const wanted = (port: number): string[] => [data, String(port), ...(page ? [page] : [])]
  return {
    data,
    start: (port = 0) => started(program, wanted(port)),
    async refused(port = 0) {
      const { child, lines } = spawned(program, wanted(port))
      const [code] = (await once(child, 'close')) as [number | null]
      return { lines, code }
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The page with the games of tests. */
async function builtInto(outDir: string): Promise<string> {
  const { build: bundle } = await import('vite')
  const configFile = resolve('vite.config.ts')
  await bundle({
    configFile,
    resolve: { conditions: ['testing', 'module', 'browser', 'development|production'] },
    build: { outDir, sourcemap: false },
    logLevel: 'warn',
  })
  return outDir
}

function spawned(program: string, args: readonly string[]): { child: ChildProcess; lines: string[] } {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => lines.push(...text.toString().trimEnd().split('\n')))
  }
  return { child, lines }
}

async function started(program: string, args: readonly string[]): Promise<ServerProcess> {
  const { child, lines } = spawned(program, args)
  const url = await new Promise<string>((found, failed) => {
    child.stdout!.on('data', () => {
      const at = lines.map((line) => /http:\/\/localhost:\d+/.exec(line)?.[0]).find((match) => match)
      if (at) found(at)
    })
    child.on('close', () => failed(new Error(`The server ended: ${lines.join('\n')}`)))
  })
  return { url, lines, kill: (signal) => killed(child, signal) }
}

async function killed(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill(signal)
  const [code] = (await once(child, 'close')) as [number | null]
  return code
}
