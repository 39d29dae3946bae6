import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newWorkplace, type ServerProcess, type Workplace } from './host/testing/server'
import { CHROMIUM, openBrowser } from './testing/chromium'
import { faultsOf } from './testing/faults'
import { highlight, litEdge, overflow, stands, unreachable } from './testing/measures'
import { screens } from './testing/screens'
import { nextQuestion, read } from './testing/reader'
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
  ] as const)(
    '%s, %s: axe, headings, landmarks, targets',
    async (size, theme) => {
      expect(await walk(size, theme)).toEqual({})
    },
    240_000,
  )
  const goTo = (page: Page, name: string): Promise<void> => screens.find((one) => one.name === name)!.go(page)

  test.each([
    ['320 px wide', { width: 320, height: 640 }],
    ['1440 by 900 at 200 %', { width: 720, height: 450 }],
  ])('%s: nothing is lost', async (_, viewport) => {
    const page = await visitor(browser, server.url, 'desktop', 'evening', {
      viewport,
      reducedMotion: 'reduce',
    })
    const lost: string[] = []
    for (const name of ['home', 'placing', 'activate', 'shoot', 'text']) {
      await goTo(page, name)
      lost.push(
        ...[...(await overflow(page)), ...(await unreachable(page))].map((what) => `${name}: ${what}`),
      )
    }
    await page.context().close()
    expect(lost).toEqual([])
  })

  test('reduced motion: the end of a flick is there at once, and rests; forced colours keep the lit edge', async () => {
    const calm = { reducedMotion: 'reduce', forcedColors: 'active' } as const
    const page = await visitor(browser, server.url, 'desktop', 'evening', calm)
    await goTo(page, 'activate')
    await goTo(page, 'shoot')
    const { prompt, options } = await read(page)
    expect(options).toContain('die')
    expect(await litEdge(page)).toEqual(await highlight(page))
    await page.keyboard.press('Enter')
    await nextQuestion(page, prompt)
    expect(await stands(page)).toBe(true)
    await page.context().close()
  })
})
