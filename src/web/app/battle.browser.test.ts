import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHROMIUM } from '../testing/chromium'
import { answerByKeys, tabTo } from '../testing/keyboard-player'
import { playOn } from '../testing/play-on'
import { read, type Reading } from '../testing/reader'
import { browserForTests, houseForTests } from '../testing/venue-for-tests'
import { verdictOn } from '../testing/verdict'
import { leave, visitor } from '../testing/visit'

/** T, wherever the browser begins: without WebGL it is there already. */
async function toTextView(page: Page): Promise<void> {
  await page.waitForSelector('body[data-prompt]')
  if (!(await page.locator('#options').count())) await page.keyboard.press('t')
  await page.waitForSelector('#options')
}

/** After so many questions the server is killed; the match is in the middle of a turn then. */
const KILLED_AFTER = 20

// Without Chromium there is no browser to play in; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('a whole battle in the text view by keyboard', () => {
  const [browser, house] = [browserForTests(), houseForTests()]

  /** The same question must stand there after the server was killed and the page was loaded anew. */
  async function killInTheMiddle(page: Page, before: Reading): Promise<void> {
    await house().kill()
    await page.reload()
    await page.waitForSelector('#options')
    expect(await read(page)).toEqual({ ...before, sent: 0 })
  }

  test('from the home page to a result, a kill -9 midway, and verify accepts the journal', async () => {
    const page = await visitor({ browser: browser(), url: house().url, sharpness: 0.5 }, 'desktop')
    await page.goto('/')
    await page.waitForSelector('button')
    await tabTo(page, 'Same screen')
    await toTextView(page)
    const { last, asked } = await playOn(page, async (reading, count) => {
      if (count === KILLED_AFTER) await killInTheMiddle(page, reading)
      await answerByKeys(page, reading)
    })
    expect(last.over, last.headline).toBe(true)
    expect(asked).toBeGreaterThan(KILLED_AFTER)
    expect(last.headline).toMatch(/win|draw/i)
    expect(await verdictOn(page, house())).toMatch(
      /^The same: all \d+ turns; \d+ facts, \d+ flicks, chance checked\./,
    )
    await leave(page)
  })
})
