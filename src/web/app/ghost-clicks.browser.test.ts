import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHROMIUM } from '../testing/chromium'
import { finger, type Pointer, type Px } from '../testing/pointer'
import { nextQuestion } from '../testing/reader'
import { venueForTests } from '../testing/venue-for-tests'
import { leave, visitor } from '../testing/visit'

/** Between two taps, and how far down the table they go, px. */
const STEP = 9
const [FROM, TO] = [50, 110]

/** Where the press and the click of a tap went. */
const HEARD = `
  addEventListener('pointerdown', ({ target }) => (window.pressed = target.tagName), true)
  addEventListener('click', ({ target }) => (window.clicked = target.closest('#piece') !== null), true)
`

interface Heard {
  /** What lay under the finger. */
  pressed: string
  /** Whether its click went to the sign. */
  clicked: boolean
  /** Whether the sign was worked. */
  open: boolean
}

/** The click of a tap comes after it. */
async function tapped(page: Page, touch: Pointer, at: Px): Promise<Heard> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'clicked'))
  await touch.down(page, at)
  await touch.up(page)
  await page.waitForFunction(() => 'clicked' in window)
  return page.evaluate(() => {
    const { pressed, clicked } = window as unknown as Heard
    return { pressed, clicked, open: document.querySelector('#rule-sheet:popover-open') !== null }
  })
}

/** A tap that was meant for the sign: it is read, and put away before the next. */
async function putAway(page: Page): Promise<void> {
  await page.locator('#rule-sheet:popover-open').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('#rule-sheet:popover-open').waitFor({ state: 'detached' })
}

// Without Chromium there is no finger; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('what appears under a finger', () => {
  const venue = venueForTests()

  test('a tap on the table never works the sign that it makes appear beside a piece', async () => {
    const page = await visitor(venue(), 'phone')
    await page.addInitScript(HEARD)
    const touch = await finger(page)
    await page.goto('/')
    await touch.press(page, 'button:has-text("Same screen")')
    await nextQuestion(page, '')
    const { x, y, width } = (await page.locator('canvas').boundingBox())!
    let ghosts = 0
    for (let down = FROM; down < TO; down += STEP)
      for (let along = 60; along < width - 60; along += STEP) {
        const { pressed, clicked, open } = await tapped(page, touch, { x: x + along, y: y + down })
        if (pressed === 'CANVAS' && clicked) ghosts++
        expect(pressed === 'CANVAS' && open, `a tap at ${along}, ${down}`).toBe(false)
        if (pressed !== 'CANVAS' && clicked) await putAway(page)
      }
    // Otherwise nothing was shown.
    expect(ghosts).toBeGreaterThan(0)
    await leave(page)
  })
})
