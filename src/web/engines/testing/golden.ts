import { build } from 'esbuild'
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Golden } from '../../../table/testing/golden/golden'
import type { Files } from './site'

/** By the names of their files. */
export type Scenes = Record<string, Golden>

const FOLDER = join(import.meta.dirname, '../../../../testdata/golden')

const read = (name: string): Golden => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Golden

export const goldenScenes = (): Scenes =>
  Object.fromEntries(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, read(name)]),
  )

async function script(): Promise<Uint8Array> {
  const built = await build({
    entryPoints: [join(import.meta.dirname, 'page.ts')],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    external: ['node:*'],
    logLevel: 'warning',
  })
  return built.outputFiles[0]!.contents
}

const wasm = (): Uint8Array =>
  readFileSync(createRequire(import.meta.url).resolve('jolt-physics/jolt-physics.wasm.wasm'))

const PAGE = '<!doctype html><title>Golden flicks</title><script type="module" src="/page.js"></script>'

/** The page that plays these scenes. */
export const goldenPage = async (scenes: Scenes): Promise<Files> => ({
  'index.html': PAGE,
  'page.js': await script(),
  'jolt-physics.wasm.wasm': wasm(),
  'golden.json': JSON.stringify(scenes),
})
