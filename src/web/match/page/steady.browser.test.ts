import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHROMIUM } from '../../testing/chromium'
import { middleOf, mouse, type Px } from '../../testing/pointer'
import { nextQuestion, twoFrames } from '../../testing/reader'
import { screens } from '../../testing/screens'
import { venueForTests } from '../../testing/venue-for-tests'
import { leave, visitor } from '../../testing/visit'

/** Windows between which the page takes another shape, px. */
const WIDTHS = [1440, 1424, 1180, 1100, 920, 768]

/** Where the aim bar takes another shape, and right below; px of the window. */
const COLUMNS = [1424, 1423, 1344, 1343, 1274, 1273, 1180, 1098, 1097, 960, 959, 900]

/** A question takes another shape there. */
const ASKED = [1440, 1399, 1180, 900]

const PHONES = [430, 390, 375, 360, 320]
/** The next ship is proposed beside the last one; so far to the right it lies on it, px. */
const ONTO = 10
/**
 * The picture fits the window when what is held stands still for so many frames of the page and so long,
 * ms.
 */
const FRAMES = 4
const SETTLES = 300
const CALM = { reducedMotion: 'reduce' } as const

/** On a slow machine a frame may take longer than any time that one would wait. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    async ([frames, ms]) => {
      for (let n = 0; n < frames; n++) await new Promise(requestAnimationFrame)
      await new Promise((done) => setTimeout(done, ms))
    },
    [FRAMES, SETTLES] as const,
  )

const goTo = (page: Page, name: string): Promise<void> => screens.find((one) => one.name === name)!.go(page)

/** What stands in a part of the page and sticks out of it at a side, or out of its own button. */
const outsideOf = (page: Page, part: string): Promise<string[]> =>
  page.locator(part).evaluate((all) => {
    const { left, right, bottom } = all.getBoundingClientRect()
    const parts = [...all.querySelectorAll<HTMLElement>('button, output, p, label, input, svg, kbd')]
    const seen = parts.filter((one) => !one.matches('.unseen') && one.checkVisibility())
    const out = seen.filter((one) => {
      const box = one.getBoundingClientRect()
      const leaves = box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1
      return leaves || (one.matches('button, output') && one.scrollWidth > one.clientWidth + 1)
    })
    return out.map((one) => one.getAttribute('aria-label') ?? (one.textContent.trim() || one.tagName))
  })

/** Where what is placed can be taken hold of, once it stands still. */
async function heldAt(page: Page): Promise<Px> {
  for (let before = await middleOf(page, '.handle.piece'); ; ) {
    await settled(page)
    const now = await middleOf(page, '.handle.piece')
    if (now && before && now.x === before.x && now.y === before.y) return now
    before = now
  }
}

// Without Chromium there is no page to look at; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('the table keeps its size', () => {
  const venue = venueForTests()

  test('while one aims, whatever the button beside the question says', async () => {
    const page = await visitor(venue(), 'desktop', CALM)
    for (const name of ['activate', 'shoot']) await goTo(page, name)
    const undo = page.getByRole('button', { name: 'Undo aim' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      if (await undo.isVisible()) await undo.click()
      const before = await page.locator('canvas').boundingBox()
      await page.keyboard.press('ArrowLeft')
      await undo.waitFor()
      expect(await page.locator('canvas').boundingBox(), `${width} px wide`).toEqual(before)
      expect(await outsideOf(page, '#aim'), `${width} px wide`).toEqual([])
    }
    await leave(page)
  })

  test('from question to question, and while one turns away from every lit edge', async () => {
    const page = await visitor(venue(), 'desktop', CALM)
    const tables = async (): Promise<unknown> => {
      const boxes: unknown[] = []
      for (const width of ASKED) {
        await page.setViewportSize({ width, height: 800 })
        await twoFrames(page)
        boxes.push(await page.locator('canvas').boundingBox())
      }
      return boxes
    }
    await goTo(page, 'activate')
    const before = await tables()
    await goTo(page, 'action')
    expect(await tables(), 'with a ship at work').toEqual(before)
    await page.locator('[data-option^="move"]').click()
    for (let tens = 0; tens < 18; tens++) await page.keyboard.press('Control+ArrowLeft')
    await page.getByText('No lit edge.').waitFor()
    expect(await tables(), 'on a bearing that is not possible').toEqual(before)
    await goTo(page, 'shoot')
    expect(await tables(), 'with a die').toEqual(before)
    await leave(page)
  })

  test('and the aim bar keeps to its column where fingers need more room', async () => {
    const page = await visitor(venue(), 'desktop', { hasTouch: true, isMobile: true, ...CALM })
    // The button has its longest words.
    const settings = JSON.stringify({ confirm: 'hold' })
    await page.addInitScript((text) => localStorage.setItem('flicktable.settings', text), settings)
    for (const name of ['activate', 'shoot']) await goTo(page, name)
    await page.keyboard.press('Shift+ArrowUp')
    for (const width of COLUMNS) {
      await page.setViewportSize({ width, height: 800 })
      await twoFrames(page)
      expect(await outsideOf(page, '#aim'), `${width} px wide`).toEqual([])
    }
    await leave(page)
  })

  test('and on a tablet all that a ship may do is seen, wherever it stands in its row', async () => {
    const page = await visitor(venue(), 'tablet', CALM)
    await goTo(page, 'activate')
    const ship = page.getByRole('button', { name: 'Activate Kestrel' })
    for (const width of [768, 640]) {
      await page.setViewportSize({ width, height: 1024 })
      await ship.click()
      await page.locator('[data-option=end]').waitFor()
      const { height, ...seen } = await page.evaluate(() => ({
        height: innerHeight,
        page: document.documentElement.scrollHeight,
        bar: document.querySelector('header')!.offsetHeight,
        outside: [...document.querySelectorAll<HTMLElement>('[data-option]')].flatMap((one) => {
          const { left, right, bottom } = one.getBoundingClientRect()
          return left < 0 || right > innerWidth || bottom > innerHeight ? [one.dataset['option']] : []
        }),
      }))
      expect(seen, `${width} px wide`).toEqual({ page: height, bar: 52, outside: [] })
      await page.getByRole('button', { name: 'Undo' }).click()
      await ship.waitFor()
    }
    await leave(page)
  })

  test('on a phone while one drags what is placed onto another', async () => {
    const page = await visitor(venue(), 'phone', CALM)
    await page.goto('/')
    await page.getByRole('button', { name: 'Place the ships' }).click()
    const { prompt } = await nextQuestion(page, '')
    const place = page.locator('#place')
    await place.click()
    await nextQuestion(page, prompt)
    for (const width of PHONES) {
      await page.setViewportSize({ width, height: 844 })
      await heldAt(page)
      const before = await page.locator('canvas').boundingBox()
      for (const there of [true, false]) {
        const { x, y } = await heldAt(page)
        await mouse.down(page, { x, y })
        await mouse.move(page, { x: there ? x + ONTO : x - ONTO, y })
        await mouse.up(page)
        const isRefused = () => place.getAttribute('aria-disabled')
        await expect.poll(isRefused).toBe(there ? 'true' : null)
        expect(await page.locator('canvas').boundingBox(), `${width} px wide`).toEqual(before)
      }
    }
    await leave(page)
  })
})
