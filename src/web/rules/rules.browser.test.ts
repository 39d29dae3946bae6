import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHROMIUM } from '../testing/chromium'
import { finger, mouse, type Pointer, type Px } from '../testing/pointer'
import { screens } from '../testing/screens'
import { turnTo, untilOption } from '../testing/until'
import { venueForTests } from '../testing/venue-for-tests'
import { leave, type Size, visitor } from '../testing/visit'

const tableBox = async (page: Page) => (await page.locator('canvas').boundingBox())!

async function press(page: Page, pointer: Pointer, at: Px): Promise<void> {
  await pointer.down(page, at)
  await pointer.up(page)
}

/** Down the middle of the table until a piece is met. */
async function pressDown(page: Page, pointer: Pointer): Promise<void> {
  const { x, y, width, height } = await tableBox(page)
  for (let share = 0.02; share < 0.5; share += 0.02) {
    await press(page, pointer, { x: x + width / 2, y: y + height * share })
    if (await page.locator('#piece.shown').count()) return
  }
}

/** Far from everybody: in the middle. */
async function pressBareTable(page: Page, pointer: Pointer): Promise<void> {
  const { x, y, width, height } = await tableBox(page)
  await press(page, pointer, { x: x + width * 0.4, y: y + height / 2 })
}

// Without Chromium there is no page to look at; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('the rules at hand', () => {
  const venue = venueForTests()

  const visit = (size: Size): Promise<Page> => visitor(venue(), size, { reducedMotion: 'reduce' })
  const goTo = (page: Page, name: string): Promise<void> => screens.find((one) => one.name === name)!.go(page)
  const opened = (page: Page, title: string): Promise<void> =>
    page.locator('#rule-sheet h2', { hasText: title }).waitFor()

  test('a rule has an address; words and places find it', async () => {
    const page = await visit('desktop')
    await page.goto('/rules/weak-spot')
    await page.locator('#weak-spot:focus').waitFor()
    await page.getByRole('searchbox').fill('001:206')
    expect(await page.locator('article h3').allTextContents()).toEqual(['Drifting towards the star'])
    await leave(page)
  })

  test('an address that is none says so, and leads back', async () => {
    const page = await visit('phone')
    const answer = await page.goto('/rulez')
    expect(answer!.status()).toBe(404)
    await page.getByRole('heading', { name: 'Not here' }).waitFor()
    await page.getByRole('link', { name: 'To the tables' }).waitFor()
    await leave(page)
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
    await leave(page)
  })

  test.each(['desktop', 'phone'] as const)(
    '%s: a piece that is pressed on the table has its rule beside it',
    async (size) => {
      const page = await visit(size)
      await goTo(page, 'activate')
      const pointer = size === 'phone' ? await finger(page) : mouse
      await pressDown(page, pointer)
      const chip = page.locator('#piece.shown')
      expect(await chip.textContent()).toContain('Meridian')
      await pointer.press(page, '#piece.shown')
      await opened(page, 'Carrier')
      await page.keyboard.press('Escape')
      await pressBareTable(page, pointer)
      await chip.waitFor({ state: 'detached' })
      await leave(page)
    },
  )

  test('by keys: pieces and locations are one stop each, arrows go between them', async () => {
    const page = await visit('desktop')
    await goTo(page, 'activate')
    await page.keyboard.press('i')
    await page.keyboard.press('ArrowLeft')
    expect(await page.locator(':focus').textContent()).toContain('Meridian')
    await page.keyboard.press('Enter')
    await opened(page, 'Carrier')
    await page.keyboard.press('Escape')
    for (const face of ['table', 'text'] as const) {
      await turnTo(page, face)
      const toolbar = page.getByRole('toolbar', { name: /^Rules of .*Kestrel/ })
      expect(await toolbar.locator('button').count()).toBeGreaterThan(4)
      expect(await toolbar.locator('button:not([tabindex="-1"])').count()).toBe(1)
      await toolbar.locator('button[tabindex="0"]').focus()
      await page.keyboard.press('End')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Enter')
      await opened(page, face === 'table' ? 'Engines: move' : 'Shield Generator: recharge')
      await page.keyboard.press('Escape')
    }
    await leave(page)
  })
})
