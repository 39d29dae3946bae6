import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHROMIUM } from '../testing/chromium'
import { answerByKeys } from '../testing/keyboard-player'
import { nextQuestion, read, type Reading } from '../testing/reader'
import { turnTo, untilOption } from '../testing/until'
import { venueForTests } from '../testing/venue-for-tests'
import { leave, visitor } from '../testing/visit'

const MOST_DICE = 20
const MOST_LOOKS = 500
const COACHED = 'flicktable.coached'
/** ms */
const SOON = 1000

// Without Chromium there is no page to press on; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('against a bot', () => {
  const venue = venueForTests()

  async function playNow(level: string): Promise<Page> {
    const page = await visitor(venue(), 'small')
    await page.goto('/')
    await page.getByText(level, { exact: true }).first().click()
    await page.getByRole('button', { name: 'Play now' }).first().click()
    await nextQuestion(page, '')
    return page
  }

  /** Read aloud as well, beside the page. */
  const adviceOn = (page: Page): Locator => page.getByRole('main').getByText(/^The Ace would choose: /)

  /** In a hundred tries; null: the advice is not to fire, which has no share. */
  async function hintedShare(page: Page): Promise<number | null> {
    await page.getByRole('button', { name: 'Hint' }).click()
    const said = await adviceOn(page).textContent()
    const [, share] = /It meets its target in (\d+) of 100 such flicks\.$/.exec(said!) ?? []
    return share === undefined ? null : Number(share)
  }

  /** Asks at each die until the Ace would fire it: with nobody in sight it may rather end the action. */
  async function untilAimedHint(page: Page): Promise<{ before: Reading; share: number }> {
    for (let dice = 0; dice < MOST_DICE; dice++) {
      await untilOption(page, 'die')
      const before = await read(page)
      const share = await hintedShare(page)
      if (share !== null) return { before, share }
      await turnTo(page, 'text')
      await answerByKeys(page, before)
      await nextQuestion(page, before.prompt)
    }
    throw new Error(`The Ace would fire none of ${MOST_DICE} dice.`)
  }

  /** Pressed while it thinks; it may have decided before the press. */
  async function hurried(page: Page): Promise<boolean> {
    if ((await page.getByText(/is thinking/).count()) === 0) return false
    const press = page.getByRole('button', { name: 'Decide now' }).click({ timeout: SOON })
    return press.then(
      () => true,
      () => false,
    )
  }

  /** Plays on until the bot has been told to decide. */
  async function untilHurried(page: Page): Promise<void> {
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      if (await hurried(page)) return
      const before = await read(page)
      if (before.options.length === 0) {
        await page.waitForTimeout(SOON / 10)
        continue
      }
      await turnTo(page, 'text')
      await answerByKeys(page, await read(page))
      await nextQuestion(page, before.prompt)
    }
    throw new Error('The bot was never seen thinking.')
  }

  test('a die is flicked against the Cadet, who is labelled as a bot', async () => {
    const page = await playNow('Cadet')
    await untilOption(page, 'die')
    await turnTo(page, 'text')
    const before = await read(page)
    await answerByKeys(page, before)
    expect((await nextQuestion(page, before.prompt)).refused).toBe('')
    expect(await page.getByText('Cadet (bot)').count()).toBeGreaterThan(0)
    await leave(page)
  })

  test('a hint says what the Ace would try, how often it meets, and sets the aim', async () => {
    const page = await playNow('Cadet')
    const { before, share } = await untilAimedHint(page)
    expect(share).toBeLessThanOrEqual(100)
    // Enter flicks, and does not ask once more.
    await page.locator('#flick:focus').waitFor()
    await page.keyboard.press('Enter')
    const next = await nextQuestion(page, before.prompt)
    expect(next.refused).toBe('')
    expect(await adviceOn(page).count()).toBe(0)
    await leave(page)
  })

  test('the first match is coached at its questions until one has had enough', async () => {
    const page = await playNow('Cadet')
    const words = page.getByText('Each ship acts once a round.')
    await words.waitFor()
    await page.getByRole('button', { name: 'I know how' }).click()
    await words.waitFor({ state: 'detached' })
    await page.reload()
    await nextQuestion(page, '')
    expect(await words.count()).toBe(0)
    await leave(page)
  })

  /** By keys, in the words. */
  async function untilOver(page: Page): Promise<void> {
    await turnTo(page, 'text')
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const reading = await read(page)
      if (reading.over) return
      if (reading.options.length === 0) await page.waitForTimeout(SOON / 10)
      else {
        await answerByKeys(page, reading)
        await nextQuestion(page, reading.prompt)
      }
    }
    throw new Error(`It was not over after ${MOST_LOOKS} looks.`)
  }

  test('a coached match that was played to its end is the last, also if seen on the table', async () => {
    const page = await visitor(venue(), 'small')
    await page.goto('/new/target_practice')
    await page.getByText('Cadet (bot)', { exact: true }).last().click()
    await page.getByRole('button', { name: 'Start on this screen' }).click()
    await nextQuestion(page, '')
    await untilOver(page)
    await turnTo(page, 'table')
    await page.evaluate((key) => localStorage.removeItem(key), COACHED)
    await page.reload()
    await page.waitForFunction((key) => localStorage.getItem(key) !== null, COACHED)
    await leave(page)
  })

  test('the Admiral shows that it thinks, and decides when it is told to', async () => {
    const page = await playNow('Admiral')
    await untilHurried(page)
    await page.waitForFunction(() => document.querySelector('[data-option]') !== null)
    await leave(page)
  })
})
