import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHROMIUM } from '../testing/chromium'
import { nextQuestion } from '../testing/reader'
import { venueForTests } from '../testing/venue-for-tests'
import { leave, type Size, visitor } from '../testing/visit'

/** How far things were moved since the page was opened, as the browser counts it (CLS); 0: nothing moved. */
const shift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const moved = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(moved.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

// Without Chromium there is no page to look at; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('nothing on the home page moves when the matches come', () => {
  const venue = venueForTests()

  const home = async (page: Page): Promise<number> => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page
      .getByRole('link', { name: /^Continue/ })
      .first()
      .waitFor()
    return shift(page)
  }

  test.each<Size>(['desktop', 'phone'])('%s: for who has been there', async (size) => {
    const page = await visitor(venue(), size)
    await page.goto('/')
    await page.getByRole('button', { name: 'Play now' }).first().click()
    await nextQuestion(page, '')
    expect([await home(page), await home(page)]).toEqual([0, 0])
    await leave(page)
  })
})
