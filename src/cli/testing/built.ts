import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

/** What a call of the program has said, and its exit code. */
export interface Ran {
  code: number | null
  out: string
  err: string
}

export interface Program {
  /** A folder for files, which goes with the program. */
  folder: string
  run(...args: string[]): Ran
  clear(): void
}

/** The command line with the games that only tests have (package.json, imports), as a program. */
export async function builtForTests(): Promise<Program> {
  // Within the package, where it finds packages.
  const folder = mkdtempSync(resolve('node_modules', '.flicktable-cli-'))
  await build({
    entryPoints: { cli: 'src/cli/main.ts', 'match-worker': 'src/cli/bulk/worker.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    conditions: ['testing'],
    logLevel: 'warning',
  })
  return {
    folder,
    run(...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'cli.mjs'), ...args], {
        encoding: 'utf8',
      })
      return { code: status, out: stdout, err: stderr }
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  }
}
