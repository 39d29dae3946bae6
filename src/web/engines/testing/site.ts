import { build } from 'esbuild'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { Golden } from '../../../table/testing/golden/golden'
import type { Verdict } from './verdict'

/** By the names of their files. */
export type Scenes = Record<string, Golden>

const FOLDER = join(import.meta.dirname, '../../../../testdata/golden')

const read = (name: string): Golden => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Golden

export const goldenScenes = (): Scenes =>
  Object.fromEntries(readdirSync(FOLDER).map((name) => [name, read(name)]))

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

type File = [type: string, content: string | Uint8Array]

const filesOf = async (scenes: Scenes): Promise<Record<string, File>> => ({
  '/': ['text/html', PAGE],
  '/page.js': ['text/javascript', await script()],
  '/jolt-physics.wasm.wasm': ['application/wasm', wasm()],
  '/golden.json': ['application/json', JSON.stringify(scenes)],
})

/** Serves the page that plays these scenes. */
export interface Site {
  url: string
  /** What the next browser that opens the page will say. */
  verdict(): Promise<Verdict>
  close(): void
}

export async function openSite(scenes: Scenes): Promise<Site> {
  const files = await filesOf(scenes)
  let heard: (verdict: Verdict) => void = () => undefined

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST') heard((await json(request)) as Verdict)
    const [type, content] = files[request.url!] ?? ['text/plain', '']
    response.writeHead(200, { 'content-type': type }).end(content)
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    verdict: () => new Promise((told) => (heard = told)),
    close: () => server.close(),
  }
}
