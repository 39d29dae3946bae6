import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { BrowserEngine } from './browsers'

/** A page and what it loads, by path. */
export type Files = Record<string, string | Uint8Array>

const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  wasm: 'application/wasm',
  json: 'application/json',
}

/** What our own server allows its pages (src/server/http/headers.ts), as far as scripts go. */
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"

const nameOf = ({ url }: IncomingMessage): string => (url === '/' ? 'index.html' : url!.slice(1))

function send(response: ServerResponse, name: string, content: string | Uint8Array | undefined): void {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain'
  const headers = { 'content-type': type, 'content-security-policy': POLICY }
  response.writeHead(content === undefined ? 404 : 200, headers).end(content)
}

/** Shows the page in that browser and answers what it sends to `verdict`, as JSON. */
export async function verdictOf<T>({ open }: BrowserEngine, files: Files): Promise<T> {
  let heard: (verdict: T) => void
  const told = new Promise<T>((resolve) => (heard = resolve))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST') heard((await json(request)) as T)
    send(response, nameOf(request), files[nameOf(request)])
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const browser = await open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  try {
    return await told
  } finally {
    await browser.close()
    server.close()
  }
}
