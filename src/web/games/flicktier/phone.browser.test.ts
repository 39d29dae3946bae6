import { expect, test } from 'vitest'
import { CHROMIUM } from '../../testing/chromium'
import { nextQuestion, read } from '../../testing/reader'
import { venueForTests } from '../../testing/venue-for-tests'
import { leave, visitor } from '../../testing/visit'

const venue = venueForTests()

/** Of the window's height, beside the thumb's pad. */
const LEAST = 0.15

test('on a phone the table is there while a die is aimed', async ({ skip }) => {
  skip(!CHROMIUM, 'Chromium is not on this machine')
  const page = await visitor(venue(), 'phone')
  await page.goto('/')
  const column = page.getByRole('region', { name: 'The Final Flicktier' })
  await column.getByRole('button', { name: 'Same screen' }).first().click()
  const prompt = await nextQuestion(page, '')
  await page.locator('[data-option=move]').click()
  await nextQuestion(page, prompt.prompt)
  await page.locator('[data-option^="flick:"]').first().click()
  await page.getByText('strength').first().waitFor()
  const { height } = (await page.locator('canvas').boundingBox())!
  expect(height).toBeGreaterThan(LEAST * page.viewportSize()!.height)
  expect((await read(page)).over).toBe(false)
  await leave(page)
})
