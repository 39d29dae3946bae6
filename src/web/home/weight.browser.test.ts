import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorkplace, type ServerProcess, type Workplace } from '../host/testing/server'
import { CHROMIUM, openBrowser } from '../testing/chromium'

/** Of script, gzipped, before a table is opened: bytes. */
const MOST = 150_000

let place: Workplace
let server: ServerProcess
let browser: Browser

beforeAll(async () => {
  if (!CHROMIUM) return
  place = await newWorkplace()
  server = await place.start()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.kill('SIGTERM')
  place?.clear()
})

interface Script {
  name: string
  gzipped: number
  encoding: string | null
}

const scriptOf = async (response: Response): Promise<Script> => ({
  name: response.url(),
  gzipped: gzipSync(await response.body()).length,
  encoding: await response.headerValue('content-encoding'),
})

/** Whatever script the page fetches while `visit` goes on. */
async function scriptsOf(page: Page, visit: () => Promise<unknown>): Promise<Script[]> {
  const coming: Promise<Script>[] = []
  page.on('response', (response) => {
    if (/[.](js|wasm)$/.test(response.url())) coming.push(scriptOf(response))
  })
  await visit()
  return Promise.all(coming)
}

test('the home page loads at most 150 kB of script, and no engine', async ({ skip }) => {
  skip(!CHROMIUM, 'Chromium is not on this machine')
  const page = await browser.newPage()
  const scripts = await scriptsOf(page, () => page.goto(server.url, { waitUntil: 'networkidle' }))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.map(({ encoding }) => encoding)).toEqual(scripts.map(() => 'gzip'))
  expect(scripts.reduce((sum, { gzipped }) => sum + gzipped, 0)).toBeLessThanOrEqual(MOST)
  expect(scripts.filter(({ name }) => /wasm|worker/.test(name))).toEqual([])
})
