import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newWorkplace, type ServerProcess, type Workplace } from './host/testing/server'
import { CHROMIUM, openBrowser } from './testing/chromium'
import { faultsOf } from './testing/faults'
import { screens } from './testing/screens'
import { type Size, type Theme, visitor } from './testing/visit'

// Without Chromium there is no page to look at; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('every screen can be used by everybody', () => {
  let place: Workplace
  let server: ServerProcess
  let browser: Browser

  beforeAll(async () => {
    place = await newWorkplace()
    server = await place.start()
    browser = await openBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await server?.kill('SIGTERM')
    place?.clear()
  })

  async function walk(size: Size, theme: Theme): Promise<Record<string, string[]>> {
    const page = await visitor(browser, server.url, size, theme, { reducedMotion: 'reduce' })
    const faults: Record<string, string[]> = {}
    for (const { name, go } of screens) {
      await go(page)
      const found = await faultsOf(page, size === 'phone' ? 44 : 32)
      if (found.length) faults[name] = found
    }
    await page.context().close()
    return faults
  }

  test.each([
    ['desktop', 'evening'],
    ['desktop', 'day'],
    ['phone', 'evening'],
    ['phone', 'day'],
  ] as const)('%s, %s: axe, headings, landmarks, targets', async (size, theme) => {
    expect(await walk(size, theme)).toEqual({})
  })
})
