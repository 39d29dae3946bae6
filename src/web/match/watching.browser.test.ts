import { describe, expect, test } from 'vitest'
import { CHROMIUM } from '../testing/chromium'
import { screens } from '../testing/screens'
import { DAMAGE } from '../testing/until'
import { venueForTests } from '../testing/venue-for-tests'
import { visitor } from '../testing/visit'

/** In live play the moment of damage would have gone by itself, and any flick would have ended, ms. */
const GONE = 5000

// Without Chromium there is nothing to look at; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('the match as it was', () => {
  const venue = venueForTests()

  test('a flick that is watched again stays with what it did; so does what is chosen meanwhile', async () => {
    const page = await visitor(venue(), 'desktop')
    for (const name of ['activate', 'shoot', 'damage'])
      await screens.find((one) => one.name === name)!.go(page)
    const watched = page.getByRole('region', { name: 'Watch the match again' })
    const heightOf = async (): Promise<number> => (await page.locator('canvas').boundingBox())!.height
    const height = await heightOf()

    await page.locator(DAMAGE).getByRole('button', { name: 'Watch again' }).click()
    await page.mouse.move(0, 0)
    await watched.waitFor()
    await page.locator(DAMAGE).waitFor()
    await page.waitForTimeout(GONE)
    expect(await page.locator(DAMAGE).isVisible()).toBe(true)
    expect(await heightOf()).toBe(height)
    await page.keyboard.press('Space')
    await watched.waitFor({ state: 'detached' })
    expect(await heightOf()).toBe(height)

    await page.getByRole('button', { name: 'This match and settings' }).click()
    await page.getByRole('button', { name: 'Watch the match again' }).click()
    const steps = /step (\d+) of (\d+)/.exec(await watched.innerText())!
    expect(steps[1]).toBe(steps[2])
    await page.getByRole('button', { name: 'Watch again' }).first().click()
    await page.getByRole('button', { name: 'To the start' }).click()
    await page.waitForTimeout(GONE)
    expect(await watched.innerText()).toContain(`step 1 of ${steps[2]}`)
    await page.keyboard.press('w')
    await watched.waitFor({ state: 'detached' })
    await page.context().close()
  })
})
