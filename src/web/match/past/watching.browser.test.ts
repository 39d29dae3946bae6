import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHROMIUM } from '../../testing/chromium'
import { screens } from '../../testing/screens'
import { answerByKeys } from '../../testing/keyboard-player'
import { nextQuestion, read } from '../../testing/reader'
import { DAMAGE, turnTo, untilOption } from '../../testing/until'
import { venueForTests } from '../../testing/venue-for-tests'
import { leave, visitor } from '../../testing/visit'

/** In live play the moment of damage would have gone by itself, and any flick would have ended, ms. */
const GONE = 5000

/** By then the match that plays by itself would have gone on, ms. */
const STEP = 1500
const MOST = 60

const promptOf = async (page: Page): Promise<string> => (await read(page)).prompt

/** Plays by keys in the words until damage is told: the number of the question that comes with it. */
async function playUntilDamage(page: Page): Promise<string> {
  await turnTo(page, 'text')
  for (let asked = 0; asked < MOST; asked++) {
    const reading = await read(page)
    await answerByKeys(page, reading)
    const { prompt } = await nextQuestion(page, reading.prompt)
    if (await page.locator('.told').count()) return prompt
  }
  throw new Error(`After ${MOST} answers nobody has been hit.`)
}

/** Plays by keys. */
async function playOn(page: Page, answers: number): Promise<string> {
  for (let asked = 0; asked < answers; asked++) {
    const reading = await read(page)
    await answerByKeys(page, reading)
    await nextQuestion(page, reading.prompt)
  }
  return promptOf(page)
}

// Without Chromium there is nothing to look at; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('the match as it was', () => {
  const venue = venueForTests()

  test('a flick that is watched again stays with what it did; so does what is chosen meanwhile', async () => {
    const page = await visitor(venue(), 'desktop')
    for (const name of ['activate', 'shoot', 'damage'])
      await screens.find((one) => one.name === name)!.go(page)
    const complaints: string[] = []
    page.on('console', (line) => /svelte|404/.test(line.text()) && complaints.push(line.text()))
    const watched = page.getByRole('region', { name: 'Watch the match again' })
    const heightOf = async (): Promise<number> => (await page.locator('canvas').boundingBox())!.height
    const height = await heightOf()

    await page.locator(DAMAGE).getByRole('button', { name: 'Watch again' }).click()
    await page.mouse.move(0, 0)
    await watched.waitFor()
    await page.locator(DAMAGE).waitFor()
    await page.waitForTimeout(GONE)
    expect(await page.locator(DAMAGE).isVisible()).toBe(true)
    expect(await heightOf()).toBe(height)
    await page.keyboard.press('Space')
    await watched.waitFor({ state: 'detached' })
    expect(await heightOf()).toBe(height)

    await page.getByRole('button', { name: 'This match and settings' }).click()
    await page.getByRole('button', { name: 'Watch the match again' }).click()
    const steps = /step (\d+) of (\d+)/.exec(await watched.innerText())!
    expect(steps[1]).toBe(steps[2])
    await page.getByRole('button', { name: 'Watch again' }).first().click()
    await page.getByRole('button', { name: 'To the start' }).click()
    await page.waitForTimeout(GONE)
    expect(await watched.innerText()).toContain(`step 1 of ${steps[2]}`)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.keyboard.press('w')
    await page.waitForTimeout(STEP)
    expect([await watched.count(), complaints]).toEqual([0, []])
    await leave(page)
  })

  test('who watches sees the damage of each flick before the next step', async () => {
    const playing = await visitor(venue(), 'desktop')
    await screens.find(({ name }) => name === 'activate')!.go(playing)
    await untilOption(playing, 'die')
    const watching = await playing.context().newPage()
    await playing.getByRole('button', { name: 'This match and settings' }).click()
    await playing.locator('#match-menu label', { hasText: '4×' }).click()
    await playing.keyboard.press('Escape')
    await watching.goto(`${playing.url()}?view=table`)
    await nextQuestion(watching, '')
    await watching.locator('canvas').waitFor()

    const hit = await playUntilDamage(playing)
    const now = await playOn(playing, 2)
    await watching.locator(DAMAGE).waitFor()
    await watching.locator(DAMAGE).hover()
    expect(await promptOf(watching)).toBe(hit)
    await watching.mouse.move(0, 0)
    await watching.keyboard.press('Space')
    await watching.waitForFunction((n) => document.body.dataset['prompt'] === n, now)
    await leave(playing)
  })
})
