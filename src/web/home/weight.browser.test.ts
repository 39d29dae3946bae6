import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { CHROMIUM } from '../testing/chromium'
import { venueForTests } from '../testing/venue-for-tests'
import { leave, visitor } from '../testing/visit'

/** Of script, gzipped, before a table is opened: bytes. */
const MOST = 60_000

const venue = venueForTests()

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

test('the home page loads at most 60 kB of script, and no engine', async ({ skip }) => {
  skip(!CHROMIUM, 'Chromium is not on this machine')
  const page = await visitor(venue(), 'desktop')
  const scripts = await scriptsOf(page, () => page.goto('/', { waitUntil: 'networkidle' }))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.map(({ encoding }) => encoding)).toEqual(scripts.map(() => 'gzip'))
  expect(scripts.reduce((sum, { gzipped }) => sum + gzipped, 0)).toBeLessThanOrEqual(MOST)
  expect(scripts.filter(({ name }) => /wasm|worker/.test(name))).toEqual([])
  await leave(page)
})
