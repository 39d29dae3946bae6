import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHROMIUM } from './testing/chromium'
import { finger } from './testing/pointer'
import { nextQuestion } from './testing/reader'
import { venueForTests } from './testing/venue-for-tests'
import { SIZES } from './testing/visit'

/** Few pixels: there is no graphics card in a test. */
const PHONE = { ...SIZES.phone, deviceScaleFactor: 0.5 }
/** Between two taps, and how far down the table they go, px. */
const STEP = 9
const [FROM, TO] = [50, 110]

/** Where the last press and its click went. */
const HEARD = `
  addEventListener('pointerdown', ({ target }) => (window.pressed = target.tagName), true)
  addEventListener('click', ({ target }) => (window.clicked = target.id), true)
`

interface Heard {
  pressed: string
  clicked: string
  open: boolean
}

const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => {
    const { pressed, clicked } = window as unknown as Heard
    return { pressed, clicked, open: document.querySelector('#rule-sheet:popover-open') !== null }
  })

// Without Chromium there is no finger; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('what appears under a finger', () => {
  const venue = venueForTests()

  test('a tap on the table never works the sign that it makes appear beside a piece', async () => {
    const context = await venue().browser.newContext(PHONE)
    const page = await context.newPage()
    await page.addInitScript(HEARD)
    const touch = await finger(page)
    await page.goto(venue().url)
    await touch.press(page, 'button:has-text("Same screen")')
    await nextQuestion(page, '')
    const { x, y, width } = (await page.locator('canvas').boundingBox())!
    let ghosts = 0
    for (let down = FROM; down < TO; down += STEP)
      for (let along = 60; along < width - 60; along += STEP) {
        await touch.down(page, { x: x + along, y: y + down })
        await touch.up(page)
        const { pressed, clicked, open } = await heard(page)
        if (pressed === 'CANVAS' && clicked === 'piece') ghosts++
        expect(pressed === 'CANVAS' && open, `a tap at ${along}, ${down}`).toBe(false)
        if (open) await page.keyboard.press('Escape')
      }
    // Otherwise nothing was shown.
    expect(ghosts).toBeGreaterThan(0)
    await context.close()
  }, 240_000)
})
