import { expect, test } from 'vitest'
import { CHROMIUM } from '../../testing/chromium'
import { nextQuestion } from '../../testing/reader'
import { venueForTests } from '../../testing/venue-for-tests'
import { leave, visitor } from '../../testing/visit'

const venue = venueForTests()

test('at a shared screen one looks at the own hand alone, and covers it again', async ({ skip }) => {
  skip(!CHROMIUM, 'Chromium is not on this machine')
  const page = await visitor(venue(), 'small')
  await page.goto('/')
  const column = page.getByRole('region', { name: 'The Final Flicktier' })
  await column.getByRole('button', { name: 'Same screen' }).first().click()
  await nextQuestion(page, '')
  const known = page.getByText(/combat \+\d/)
  const look = page.getByRole('button', { name: / looks at the hand, the others look away$/ })
  await look.first().click()
  await known.first().waitFor({ state: 'attached' })
  // One card of each of the four resources, and nothing of the other's hand.
  expect(await known.count()).toBe(4)
  await page.getByRole('button', { name: /^Cover what / }).click()
  await look.first().waitFor()
  expect(await known.count()).toBe(0)
  await leave(page)
})
