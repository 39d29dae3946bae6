import { describe, expect, test } from 'vitest'
import { CHROMIUM } from '../testing/chromium'
import { screens } from '../testing/screens'
import { venueForTests } from '../testing/venue-for-tests'
import { visitor } from '../testing/visit'

/** Windows between which the page takes another shape, px. */
const WIDTHS = [1440, 1180, 1100, 920, 768]

// Without Chromium there is no page to look at; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('the table keeps its size', () => {
  const venue = venueForTests()

  test('while one aims, whatever the button beside the question says', async () => {
    const page = await visitor(venue(), 'desktop', { reducedMotion: 'reduce' })
    for (const name of ['activate', 'shoot']) await screens.find((one) => one.name === name)!.go(page)
    const undo = page.getByRole('button', { name: 'Undo aim' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      if (await undo.isVisible()) await undo.click()
      const before = await page.locator('canvas').boundingBox()
      await page.keyboard.press('ArrowLeft')
      await undo.waitFor()
      expect(await page.locator('canvas').boundingBox(), `${width} px wide`).toEqual(before)
    }
    await page.context().close()
  })
})
