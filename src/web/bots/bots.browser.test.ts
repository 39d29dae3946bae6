import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHROMIUM } from '../testing/chromium'
import { answerByKeys } from '../testing/keyboard-player'
import { nextQuestion, read } from '../testing/reader'
import { turnTo, untilOption } from '../testing/until'
import { venueForTests } from '../testing/venue-for-tests'

/** Few pixels: there is no graphics card in a test. */
const SMALL = { viewport: { width: 900, height: 640 }, deviceScaleFactor: 0.5 }
const PATIENCE = 120_000

// Without Chromium there is no page to press on; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('against a bot', () => {
  const venue = venueForTests()

  async function playNow(level: string): Promise<Page> {
    const page = await venue().browser.newPage(SMALL)
    await page.goto(venue().url)
    await page.getByText(level, { exact: true }).first().click()
    await page.getByRole('button', { name: 'Play now' }).first().click()
    await nextQuestion(page, '')
    return page
  }

  test(
    'a die is flicked against the Cadet, who is labelled as a bot',
    async () => {
      const page = await playNow('Cadet')
      await untilOption(page, 'die')
      await turnTo(page, 'text')
      const before = await read(page)
      await answerByKeys(page, before)
      expect((await nextQuestion(page, before.prompt)).refused).toBe('')
      expect(await page.getByText('Cadet (bot)').count()).toBeGreaterThan(0)
      await page.close()
    },
    PATIENCE,
  )

  test(
    'a hint says what the Ace would try and how often it meets, and sets the aim: it only has to be let go',
    async () => {
      const page = await playNow('Cadet')
      await untilOption(page, 'die')
      const before = await read(page)
      await page.getByRole('button', { name: 'Hint' }).click()
      // Read aloud as well, beside the page.
      const advice = page.getByRole('main').getByText(/^The Ace would choose: /)
      await advice.waitFor()
      const [, share] = /It meets its target in (\d+) of 100 such flicks\.$/.exec(
        (await advice.textContent())!,
      )!
      expect(Number(share)).toBeLessThanOrEqual(100)
      // Enter flicks, and does not ask once more.
      await page.locator('#flick:focus').waitFor()
      await page.keyboard.press('Enter')
      const next = await nextQuestion(page, before.prompt)
      expect(next.refused).toBe('')
      expect(await advice.count()).toBe(0)
      await page.close()
    },
    PATIENCE,
  )

  test(
    'the first match is coached at its questions until one has had enough',
    async () => {
      const page = await playNow('Cadet')
      const words = page.getByText('Each ship acts once a round.')
      await words.waitFor()
      await page.getByRole('button', { name: 'I know how' }).click()
      await words.waitFor({ state: 'detached' })
      await page.reload()
      await nextQuestion(page, '')
      expect(await words.count()).toBe(0)
      await page.close()
    },
    PATIENCE,
  )

  test(
    'the Admiral shows that it thinks, and decides when it is told to',
    async () => {
      const page = await playNow('Admiral')
      const thinking = page.getByText(/is thinking/)
      for (let asked = 0; asked < 20 && (await thinking.count()) === 0; asked++) {
        const before = await read(page)
        if (before.options.length === 0) {
          await page.waitForTimeout(100)
          continue
        }
        await turnTo(page, 'text')
        await answerByKeys(page, await read(page))
        await page.waitForFunction((n) => document.body.dataset['prompt'] !== n, before.prompt)
      }
      await page.getByRole('button', { name: 'Decide now' }).click()
      await page.waitForFunction(() => document.querySelector('[data-option]') !== null)
      await page.close()
    },
    PATIENCE,
  )
})
