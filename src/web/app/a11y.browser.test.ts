import type { Page, ViewportSize } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHROMIUM } from '../testing/chromium'
import { coloursOf, faultsOf } from '../testing/faults'
import { cutOff, highlight, litEdge, overflow, spaceText, stands, unreachable } from '../testing/measures'
import { nextQuestion, read, twoFrames } from '../testing/reader'
import { type Screen, screens } from '../testing/screens'
import { venueForTests } from '../testing/venue-for-tests'
import { BOTH, leave, SIZES, visitor, wear } from '../testing/visit'

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

  /** All in the first theme, and the colours in the other. */
  async function faultsIn(page: Page, screen: Screen, least: number): Promise<string[]> {
    const [evening, day] = BOTH
    await wear(page, evening!)
    const faults = await faultsOf(page, least)
    await wear(page, day!)
    faults.push(...(await coloursOf(page)).map((fault) => `by day: ${fault}`))
    if (!(await isThere(page, screen))) faults.push('was not there')
    return faults.map((fault) => `${screen.name}: ${fault}`)
  }

  test.each(['desktop', 'phone'] as const)('%s: axe, headings, landmarks, targets, colours', async (size) => {
    const page = await visitor(venue(), size, { reducedMotion: 'reduce' })
    const faults: string[] = []
    for (const screen of screens) {
      await screen.go(page)
      faults.push(...(await faultsIn(page, screen, LEAST[size])))
    }
    await leave(page)
    expect(faults).toEqual([])
  })

  const goTo = (page: Page, name: string): Promise<void> => screens.find((one) => one.name === name)!.go(page)

  const lostOn = async (page: Page): Promise<string[]> => [
    ...(await overflow(page)),
    ...(await unreachable(page)),
  ]

  /** With text that is spaced as far as anybody must be able to. */
  async function lostSpaced(page: Page): Promise<string[]> {
    await spaceText(page, true)
    const lost = [...(await lostOn(page)), ...(await cutOff(page))]
    await spaceText(page, false)
    return lost
  }

  /** Screens of every kind, each with what `look` finds there. */
  async function walk(page: Page, look: () => Promise<string[]>): Promise<string[]> {
    const found: string[] = []
    for (const name of ['home', 'placing', 'activate', 'shoot', 'text']) {
      await goTo(page, name)
      found.push(...(await look()).map((what) => `${name}: ${what}`))
    }
    return found
  }

  test('nothing is lost at 320 px, at 200 % of 1440 by 900, or where text is spaced', async () => {
    const narrow = { width: 320, height: 640 }
    const page = await visitor(venue(), 'desktop', { viewport: narrow, reducedMotion: 'reduce' })
    const seenIn = async (viewport: ViewportSize, look: typeof lostOn): Promise<string[]> => {
      await page.setViewportSize(viewport)
      await twoFrames(page)
      return (await look(page)).map((what) => `${viewport.width} px: ${what}`)
    }
    const lost = await walk(page, async () => [
      ...(await seenIn({ width: 720, height: 450 }, lostOn)),
      ...(await seenIn(SIZES.desktop.viewport, lostSpaced)),
      ...(await seenIn(narrow, lostOn)),
    ])
    await leave(page)
    expect(lost).toEqual([])
  })

  test('on a phone text may be spaced, and nothing is lost', async () => {
    const page = await visitor(venue(), 'phone', { reducedMotion: 'reduce' })
    const lost = await walk(page, () => lostSpaced(page))
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
