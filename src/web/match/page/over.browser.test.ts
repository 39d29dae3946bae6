import { expect, test } from 'vitest'
import { CHROMIUM } from '../../testing/chromium'
import { nextQuestion } from '../../testing/reader'
import { venueForTests } from '../../testing/venue-for-tests'
import { leave, SIZES, visitor } from '../../testing/visit'

const venue = venueForTests()

// Without Chromium there is no page to press on; with CI=true it is missing nowhere (tools/programs.mjs).
test.skipIf(!CHROMIUM)('who resigns sees the end, may play again, and finds it above the menu', async () => {
  const page = await visitor(venue(), 'desktop')
  const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click()
  await page.goto('/')
  await press('Same screen')
  await nextQuestion(page, '')
  const first = page.url()

  await press('This match and settings')
  await press(/ resigns$/)
  await press(/^Yes, /)
  await page.getByRole('heading', { name: 'Imperium wins.' }).waitFor()
  await page.locator('#match-menu').waitFor({ state: 'hidden' })
  await press('Play again')
  await page.waitForURL((url) => url.href !== first)
  await nextQuestion(page, '')
  expect(await page.locator('#prompt').textContent()).toBe('Uprising: Choose a ship to activate.')

  await page.goto('/')
  const { y, height } = (await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .boundingBox())!
  expect(y + height).toBeLessThan(SIZES.desktop.viewport.height)
  await leave(page)
})
