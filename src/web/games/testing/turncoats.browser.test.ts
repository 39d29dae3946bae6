import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHROMIUM } from '../../testing/chromium'
import { nextQuestion, read, type Reading } from '../../testing/reader'
import { turnTo } from '../../testing/until'
import { browserForTests, houseForTests } from '../../testing/venue-for-tests'
import { leave, visitor, type Size } from '../../testing/visit'

/** Of a match of four seats with three turns each: a card and a flick a turn. */
const MOST = 60

/** In the words: whoever is asked in secret looks alone; then the first option, a flick as it is proposed. */
async function answer(page: Page): Promise<Reading> {
  const covered = page.locator('[data-covered]')
  if (await covered.count()) await covered.first().click()
  await page.locator('[data-option]').first().waitFor()
  const reading = await read(page)
  await page.keyboard.press('1')
  if (reading.options[0]!.startsWith('flick')) await page.keyboard.press('Enter')
  return reading
}

/** The parts of each seat add up to what it has in all, and those of a team to what it has together. */
async function checkPoints(page: Page): Promise<void> {
  const rows = page.getByRole('region', { name: 'Points' }).locator('tbody tr')
  const names = await rows.locator('th').allTextContents()
  expect(names).toEqual(['cards', 'loyal discs', 'pot', 'D12', 'in all', 'together'])
  const cells = await Promise.all(names.map((_, i) => rows.nth(i).locator('td').allTextContents()))
  const [totals, sides] = [cells[4]!, cells[5]!].map((row) => row.map((text) => parseInt(text)))
  const sums = totals!.map((_, seat) => cells.slice(0, 4).reduce((sum, row) => sum + Number(row[seat]), 0))
  expect(totals).toEqual(sums)
  expect(sides).toEqual([totals![0]! + totals![1]!, totals![2]! + totals![3]!])
}

const watched = (page: Page): Locator => page.getByRole('region', { name: 'Watch the match again' })

async function stepOf(page: Page): Promise<{ at: number; of: number }> {
  const [, at, of] = /step (\d+) of (\d+)/.exec(await watched(page).innerText())!
  return { at: Number(at), of: Number(of) }
}

const untilStep = (page: Page, step: number): Promise<void> =>
  watched(page).getByText(`step ${step} of `).waitFor()

// Without Chromium there is no page to press on; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('Turncoats, a game that gives the page no more than it must', () => {
  const browser = browserForTests()
  const house = houseForTests('testing')

  async function start(size: Size): Promise<Page> {
    const page = await visitor({ browser: browser(), url: house().url, sharpness: 0.5 }, size)
    await page.goto('/')
    const column = page.getByRole('region', { name: 'Turncoats' })
    await column.getByRole('button', { name: 'Same screen' }).click()
    await nextQuestion(page, '')
    return page
  }

  test('is played in words from the home page to its scores, and looked back at', async () => {
    const page = await start('desktop')
    let reading = await read(page)
    expect(reading.headline).toContain('decides in secret')
    await page.locator('[data-covered=north]').click()
    await turnTo(page, 'text')
    for (let asked = 0; asked < MOST && !reading.over; asked++) {
      const { prompt } = await answer(page)
      reading = await nextQuestion(page, prompt)
    }
    expect(reading.over).toBe(true)
    await checkPoints(page)
    await turnTo(page, 'table')
    await checkPoints(page)
    await page.keyboard.press('w')
    const { at, of } = await stepOf(page)
    expect(at).toBe(of)
    await page.getByRole('button', { name: 'To the start' }).click()
    await untilStep(page, 1)
    await page.getByRole('button', { name: 'One step on' }).click()
    await untilStep(page, 2)
    await page.getByRole('slider', { name: 'Step of the match' }).fill(String(of - 1))
    await untilStep(page, of)
    await leave(page)
  })

  test('two people and two bots: of a match that goes on nothing is seen that one may not see', async () => {
    const page = await visitor({ browser: browser(), url: house().url, sharpness: 0.5 }, 'desktop')
    await page.goto('/turncoats/new/duel')
    for (const seat of ['East', 'West'])
      await page
        .getByRole('group', { name: `${seat} is` })
        .getByText('Cadet (bot)')
        .click()
    await page.getByRole('button', { name: 'Start on this screen' }).click()
    await nextQuestion(page, '')
    await page.locator('[data-covered=north]').click()
    await turnTo(page, 'text')
    for (const seat of ['north', 'south']) {
      if (seat === 'south') await page.locator('[data-covered=south]').click()
      await page.locator(`[data-option=${seat}-card-1]`).click()
      await page.locator('[data-option=pass]').click()
    }
    await page.locator('[data-covered=north]').waitFor()
    await turnTo(page, 'table')
    await page.keyboard.press('w')
    const { of } = await stepOf(page)
    // The deal, and what each of the four seats has done.
    expect(of).toBeGreaterThanOrEqual(5)
    for (let step = of; step > 1; step--) {
      await page.getByRole('button', { name: 'One step back' }).click()
      await untilStep(page, step - 1)
      expect(await page.locator('body').innerText(), `step ${step - 1}`).not.toMatch(/In hand: /)
    }
    await page.getByRole('button', { name: 'Back to now' }).click()
    await page.locator('[data-covered=north]').waitFor()
    await leave(page)
  })

  test.each(['desktop', 'phone'] as const)('is seen on the 3D table: %s', async (size) => {
    const page = await start(size)
    await turnTo(page, 'table')
    await page.locator('canvas').waitFor()
    await page.locator('[data-covered=north]').click()
    await page.locator('[data-option=north-card-1]').waitFor()
    const { options } = await read(page)
    expect(options).toEqual(['north-card-1', 'north-card-2', 'north-card-3'])
    if (size === 'phone') await page.getByRole('button', { name: 'Fleet' }).click()
    expect(await page.getByRole('heading', { name: 'Also on the table' }).count()).toBe(1)
    await leave(page)
  })

  test('is set up on its own page: two players on the long mat, with a deck as a text', async () => {
    const page = await visitor({ browser: browser(), url: house().url, sharpness: 0.5 }, 'desktop')
    await page.goto('/turncoats/new')
    await page.getByRole('link', { name: 'Turncoats' }).first().click()
    await page.getByText('two', { exact: true }).click()
    await page.getByText('long', { exact: true }).click()
    const deck = page.getByLabel('Deck')
    await deck.fill('1 2 3')
    await page.getByText('A deck has at least 12 cards, not 3.').first().waitFor()
    await deck.fill('1 2 3 4 5 6 7 8 9 10 11 12')
    await page.getByRole('button', { name: 'Start on this screen' }).click()
    const { headline } = await nextQuestion(page, '')
    expect(headline).toContain('North')
    await leave(page)
  })
})
