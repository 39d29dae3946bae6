import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHROMIUM } from '../testing/chromium'
import { faultsOf } from '../testing/faults'
import { cutOff, highlight, litEdge, overflow, spaceText, stands, unreachable } from '../testing/measures'
import { nextQuestion, read } from '../testing/reader'
import { type Screen, screens } from '../testing/screens'
import { venueForTests } from '../testing/venue-for-tests'
import { BOTH, leave, visitor, wear } from '../testing/visit'

/** Targets of a finger and of a mouse, px. */
const LEAST = { phone: 44, desktop: 32 } as const

// Without Chromium there is no page to look at; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('every screen can be used by everybody', () => {
  const venue = venueForTests()

  /** It asks what it should, and shows what may go by itself. */
  async function isThere(page: Page, { asks, shows }: Screen): Promise<boolean> {
    if (asks && !(await read(page)).headline.includes(`: ${asks}`)) return false
    return !shows || page.locator(shows).isVisible()
  }

  async function faultsIn(page: Page, screen: Screen, least: number): Promise<string[]> {
    const faults: string[] = []
    for (const theme of BOTH) {
      await wear(page, theme)
      faults.push(...(await faultsOf(page, least)).map((fault) => `${screen.name}, ${theme}: ${fault}`))
    }
    return (await isThere(page, screen)) ? faults : [...faults, `${screen.name} was not there`]
  }

  test.each(['desktop', 'phone'] as const)(
    '%s, evening and day: axe, headings, landmarks, targets',
    async (size) => {
      const page = await visitor(venue(), size, { reducedMotion: 'reduce' })
      const faults: string[] = []
      for (const screen of screens) {
        await screen.go(page)
        faults.push(...(await faultsIn(page, screen, LEAST[size])))
      }
      await leave(page)
      expect(faults).toEqual([])
    },
    360_000,
  )

  const goTo = (page: Page, name: string): Promise<void> => screens.find((one) => one.name === name)!.go(page)

  test.each([
    ['320 px wide', { width: 320, height: 640 }],
    ['1440 by 900 at 200 %', { width: 720, height: 450 }],
  ])('%s: nothing is lost', async (_, viewport) => {
    const page = await visitor(venue(), 'desktop', { viewport, reducedMotion: 'reduce' })
    const lost: string[] = []
    for (const name of ['home', 'placing', 'activate', 'shoot', 'text']) {
      await goTo(page, name)
      lost.push(
        ...[...(await overflow(page)), ...(await unreachable(page))].map((what) => `${name}: ${what}`),
      )
    }
    await leave(page)
    expect(lost).toEqual([])
  })

  test.each(['desktop', 'phone'] as const)('%s: text may be spaced, and nothing is lost', async (size) => {
    const page = await visitor(venue(), size, { reducedMotion: 'reduce' })
    const lost: string[] = []
    for (const name of ['home', 'placing', 'activate', 'shoot', 'text']) {
      await goTo(page, name)
      await spaceText(page)
      const faults = [...(await overflow(page)), ...(await unreachable(page)), ...(await cutOff(page))]
      lost.push(...faults.map((what) => `${name}: ${what}`))
    }
    await leave(page)
    expect(lost).toEqual([])
  })

  test('a way of aiming that was clicked leaves the keys to the aim', async () => {
    const page = await visitor(venue(), 'desktop', { reducedMotion: 'reduce' })
    for (const name of ['activate', 'shoot']) await goTo(page, name)
    const strength = () => page.getByRole('slider', { name: 'Strength' }).inputValue().then(Number)
    const before = await strength()
    for (const [clicks, way] of ['Keys', 'Swipe', 'Pull back'].entries()) {
      await page.locator('#aim label', { hasText: way }).click()
      await page.keyboard.press('ArrowUp')
      await expect.poll(strength).toBe(before + clicks + 1)
      expect(await page.getByRole('radio', { name: way }).isChecked()).toBe(true)
    }
    await page.getByRole('button', { name: '1 degree left' }).click()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    const { prompt } = await read(page)
    await page.getByRole('radio', { name: 'Pull back' }).focus()
    await page.keyboard.press('Enter')
    await nextQuestion(page, prompt)
    await leave(page)
  })

  test('reduced motion: a flick ends at once, and rests; forced colours keep the lit edge', async () => {
    const calm = { reducedMotion: 'reduce', forcedColors: 'active' } as const
    const page = await visitor(venue(), 'desktop', calm)
    await goTo(page, 'activate')
    await goTo(page, 'shoot')
    const { prompt, options } = await read(page)
    expect(options).toContain('die')
    expect(await litEdge(page)).toEqual(await highlight(page))
    await page.keyboard.press('Enter')
    await nextQuestion(page, prompt)
    expect(await stands(page)).toBe(true)
    await leave(page)
  })
})
