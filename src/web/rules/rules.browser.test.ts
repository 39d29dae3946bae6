import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHROMIUM } from '../testing/chromium'
import { faultsOf } from '../testing/faults'
import { screens } from '../testing/screens'
import { untilOption } from '../testing/until'
import { venueForTests } from '../testing/venue-for-tests'
import { type Size, visitor } from '../testing/visit'

// Without Chromium there is no page to look at; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('the rules at hand', () => {
  const venue = venueForTests()

  const visit = (size: Size): Promise<Page> => visitor(venue(), size, { reducedMotion: 'reduce' })
  const goTo = (page: Page, name: string): Promise<void> => screens.find((one) => one.name === name)!.go(page)
  const opened = (page: Page, title: string): Promise<void> =>
    page.locator('#rule-sheet h2', { hasText: title }).waitFor()

  test('a rule has an address; words and places find it', async () => {
    const page = await visit('desktop')
    await page.goto(`${venue().url}/rules/weak-spot`)
    await page.locator('#weak-spot:focus').waitFor()
    await page.getByRole('searchbox').fill('001:206')
    expect(await page.locator('article h3').allTextContents()).toEqual(['Drifting towards the star'])
    await page.context().close()
  })

  test('the key opens the rule of the question; Esc closes it, and aim and focus are as before', async () => {
    const page = await visit('desktop')
    await goTo(page, 'activate')
    await page.getByRole('button', { name: 'The rule: Meridian' }).first().click()
    await opened(page, 'Carrier')
    await page.keyboard.press('Escape')
    const focused = page.locator(':focus')
    expect(await focused.textContent()).toContain('Meridian')
    await page.locator('button[title="The rule: Shield Generator"]').first().click()
    await opened(page, 'Shield Generator: recharge')
    await page.keyboard.press('Escape')
    await untilOption(page, 'move')
    await page.keyboard.press('ArrowRight')
    const aim = () => page.locator('output').first().textContent()
    const before = await aim()
    await page.keyboard.press('?')
    await opened(page, 'Activating a ship')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    expect(await aim()).toBe(before)
    await page.context().close()
  }, 120_000)

  test.each(['desktop', 'phone'] as const)(
    '%s: everybody can read them',
    async (size) => {
      const page = await visit(size)
      const faults: Record<string, string[]> = {}
      for (const name of ['home', 'rules', 'ships', 'activate', 'sheet']) {
        await goTo(page, name)
        const found = await faultsOf(page, size === 'phone' ? 44 : 32)
        if (found.length) faults[name] = found
      }
      await page.context().close()
      expect(faults).toEqual({})
    },
    120_000,
  )
})
