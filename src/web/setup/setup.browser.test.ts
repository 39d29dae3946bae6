import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { flickfleet } from '../../games/flickfleet'
import { CHROMIUM } from '../testing/chromium'
import { answerByKeys } from '../testing/keyboard-player'
import { nextQuestion, read } from '../testing/reader'
import { turnTo } from '../testing/until'
import { venueForTests } from '../testing/venue-for-tests'
import { leave, visitor } from '../testing/visit'

/** Where the first question is a secret one, whoever is asked looks alone. */
async function lookAlone(page: Page): Promise<void> {
  const covered = page.locator('[data-covered]')
  if (await covered.count()) await covered.first().click()
}

/** ms; an answer is shown earlier. */
const SOON = 500

// Without Chromium there is no page to press on; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('from the home page into a battle', () => {
  const venue = venueForTests()

  async function visit(): Promise<Page> {
    const page = await visitor(venue(), 'small')
    await page.goto('/')
    return page
  }

  async function toBattle(name: string): Promise<Page> {
    const page = await visit()
    await page.getByRole('link', { name: 'Choose a battle', exact: true }).first().click()
    await page.getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    return page
  }

  const start = (page: Page): Promise<void> =>
    page.getByRole('button', { name: 'Start on this screen' }).click()

  test.each(flickfleet.setups.map(({ name }) => name))('%s: its first question is answered', async (name) => {
    const page = await toBattle(name)
    await start(page)
    const first = await nextQuestion(page, '')
    await lookAlone(page)
    await turnTo(page, 'text')
    await answerByKeys(page, await read(page))
    const next = await nextQuestion(page, first.prompt)
    expect(next.refused).toBe('')
    expect(next.options).not.toEqual([])
    await leave(page)
  })

  test('of five drones on the range the aimed one is marked, and another can be picked', async () => {
    const page = await toBattle('Target practice')
    await start(page)
    await nextQuestion(page, '')
    const drone = (n: number) => page.getByRole('button', { name: `Flick Drone ${n}`, pressed: true })
    await drone(1).waitFor()
    await page.getByRole('button', { name: 'Flick Drone 4' }).click()
    await drone(4).waitFor()
    expect(await drone(1).count()).toBe(0)
    await leave(page)
  })

  test('a fleet that costs too much says so and does not start; one that fits does', async () => {
    const page = await toBattle('Fair battle')
    const fleet = page.getByLabel('Fleet in the north as a text')
    await fleet.fill('imperium: dreadnought, destroyer')
    await page.getByText('5 over the agreed 40').first().waitFor()
    expect(
      await page.getByRole('button', { name: 'Start on this screen' }).getAttribute('aria-disabled'),
    ).toBe('true')
    await fleet.fill('imperium: dreadnought')
    await page.getByRole('button', { name: /^Add a moon/ }).click()
    await start(page)
    expect((await nextQuestion(page, '')).headline).toContain('moon')
    await leave(page)
  })

  test('quick presses on the same button count: a coin for each', async () => {
    const page = await toBattle('Fair battle')
    const coins = page.getByRole('button', { name: 'Take the coin away' })
    await page.getByRole('button', { name: /^Add a coin/ }).dblclick()
    expect(await coins.count()).toBe(2)
    await leave(page)
  })

  test('the second click of a double click answers no question of its own', async () => {
    const page = await toBattle('Introductory scenario')
    await start(page)
    const { prompt } = await nextQuestion(page, '')
    await page.locator('[data-option^="activate:"]').first().dblclick()
    const next = await nextQuestion(page, prompt)
    expect(next.headline).toMatch(/action/)
    expect(Number(next.prompt)).toBe(Number(prompt) + 1)
    expect(next.options.length).toBeGreaterThan(1)
    await page.waitForTimeout(SOON)
    expect(await read(page)).toEqual(next)
    await leave(page)
  })
})
