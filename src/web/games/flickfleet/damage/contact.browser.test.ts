import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Box, overlap } from '../../../table3d/box'
import { CHROMIUM } from '../../../testing/chromium'
import { untilStill } from '../../../testing/measures'
import { screens } from '../../../testing/screens'
import { DAMAGE } from '../../../testing/until'
import { venueForTests } from '../../../testing/venue-for-tests'
import { leave, visitor } from '../../../testing/visit'

/** Windows in which the table is low, px. */
const LOW = {
  desktop: [
    [900, 640],
    [1180, 640],
  ],
  phone: [[390, 844]],
} as const
const CHIP = '.stage p:has(svg)'
const RING = '.stage polygon'

const goTo = (page: Page, name: string): Promise<void> => screens.find((one) => one.name === name)!.go(page)

async function boxOf(page: Page, what: string): Promise<Box> {
  const { x, y, width, height } = (await page.locator(what).last().boundingBox())!
  return { left: x, top: y, right: x + width, bottom: y + height }
}

/** The share of the table above the words, whether all their buttons are seen, and the page's height, px. */
const leftFree = (page: Page): Promise<{ free: number; buttons: boolean; page: number }> =>
  page.evaluate((damage) => {
    const card = document.querySelector(damage)!
    const { top, bottom } = card.getBoundingClientRect()
    const table = document.querySelector('canvas')!.getBoundingClientRect()
    const seen = (one: Element): boolean => {
      const { left, right, top: above, bottom: below } = one.getBoundingClientRect()
      return left >= 0 && right <= innerWidth && above >= top && below <= Math.min(bottom, innerHeight)
    }
    const free = (top - table.top) / table.height
    return {
      free,
      buttons: [...card.querySelectorAll('button')].every(seen),
      page: document.documentElement.scrollHeight,
    }
  }, DAMAGE)

// Without Chromium there is nothing to look at; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('04-damage: what hit, where, and what it showed', () => {
  const venue = venueForTests()

  test.each(['desktop', 'phone'] as const)('%s', async (size) => {
    const page = await visitor(venue(), size)
    for (const name of ['activate', 'shoot', 'damage']) await goTo(page, name)
    await untilStill(page, RING)
    const said = (await page.locator(CHIP).textContent())!.replace(/\s+/g, ' ')
    const value = /^\d* ?[A-Z][a-z]+'s (?:laser|nuke), (\d+)$/.exec(said.trim())?.[1]
    expect(value, said).toBeDefined()
    expect(await page.locator(`${DAMAGE} h2`).textContent()).toContain(`on ${value}`)
    expect(await page.locator(`${DAMAGE} div:has(> ol) > :first-child > svg`).count()).toBeGreaterThan(0)
    expect(overlap(await boxOf(page, RING), await boxOf(page, CHIP))).toBe(false)
    expect(overlap(await boxOf(page, `${DAMAGE} footer`), await boxOf(page, `${DAMAGE} ol`))).toBe(false)
    for (const [width, height] of LOW[size]) {
      await page.setViewportSize({ width, height })
      // Looked at, it stays.
      await page.locator(`${DAMAGE} h2`).hover()
      const { free, ...rest } = await leftFree(page)
      expect(rest, `${width} by ${height}`).toEqual({ buttons: true, page: height })
      expect(free, `${width} by ${height}`).toBeGreaterThan(0.3)
    }
    await leave(page)
  })
})
