import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Box, overlap } from '../../table3d/box'
import { CHROMIUM } from '../../testing/chromium'
import { screens } from '../../testing/screens'
import { DAMAGE } from '../../testing/until'
import { venueForTests } from '../../testing/venue-for-tests'
import { visitor } from '../../testing/visit'

/** ms; the camera goes there. */
const ARRIVES = 1000
const CHIP = '.stage p:has(svg)'
const RING = '.stage polygon'

const goTo = (page: Page, name: string): Promise<void> => screens.find((one) => one.name === name)!.go(page)

async function boxOf(page: Page, what: string): Promise<Box> {
  const { x, y, width, height } = (await page.locator(what).boundingBox())!
  return { left: x, top: y, right: x + width, bottom: y + height }
}

// Without Chromium there is nothing to look at; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('04-damage: what hit, where, and what it showed', () => {
  const venue = venueForTests()

  test.each(['desktop', 'phone'] as const)(
    '%s',
    async (size) => {
      const page = await visitor(venue(), size)
      for (const name of ['activate', 'shoot', 'damage']) await goTo(page, name)
      await page.waitForTimeout(ARRIVES)
      const said = (await page.locator(CHIP).textContent())!.replace(/\s+/g, ' ')
      const value = /^\d* ?[A-Z][a-z]+'s (?:laser|nuke), (\d+)$/.exec(said.trim())?.[1]
      expect(value, said).toBeDefined()
      expect(await page.locator(`${DAMAGE} h2`).textContent()).toContain(`on ${value}`)
      expect(await page.locator(`${DAMAGE} div:has(> ol) > :first-child > svg`).count()).toBeGreaterThan(0)
      expect(overlap(await boxOf(page, RING), await boxOf(page, CHIP))).toBe(false)
      await page.context().close()
    },
    120_000,
  )
})
