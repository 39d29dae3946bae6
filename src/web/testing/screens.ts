import type { Page } from 'playwright-core'
import { nextQuestion, read } from './reader'
import { DAMAGE, turnTo, untilDamage, untilOption } from './until'

/** A screen that people see, and the way there from the one before it, by what a person would do. */
export interface Screen {
  name: string
  /** How the question begins that is asked here, after the name of the seat. */
  asks?: string
  /** What may go by itself, and must be there all the time that the screen is looked at. */
  shows?: string
  go(page: Page): Promise<void>
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).first().click()

async function begin(page: Page, game: string): Promise<void> {
  await page.goto('/')
  await press(page, game)
  await nextQuestion(page, '')
  await page.waitForSelector('canvas')
}

/** The Final Flicktier, at its first question. */
async function beginGalaxy(page: Page): Promise<void> {
  await page.goto('/')
  const column = page.getByRole('region', { name: 'The Final Flicktier' })
  await column.getByRole('button', { name: 'Same screen' }).click()
  await nextQuestion(page, '')
  await page.waitForSelector('canvas')
}

async function chooseBattle(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Choose a battle', exact: true }).first().click()
  await page.waitForSelector('main h2')
}

async function openRules(page: Page): Promise<void> {
  await page.goto('/')
  await page.locator('main').getByRole('link', { name: 'Rules', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Glossary' }).waitFor()
}

async function openGlossary(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Glossary' }).click()
}

/** By its whole name: a match that waits may be called 'Placing the ships'. */
async function openShips(page: Page): Promise<void> {
  await page.goto('/')
  await page.locator('main').getByRole('link', { name: 'Ships', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Dreadnought', exact: true }).waitFor()
}

async function readRule(page: Page): Promise<void> {
  await page.keyboard.press('?')
  await page.locator('#rule-sheet h2').waitFor()
}

/** Nothing is waited for from now on: only the end of a flick is shown. */
async function openSettings(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await press(page, 'This match and settings')
  await page.locator('#match-menu label', { hasText: 'Only the end' }).click()
}

/** Takes an option that begins so, if there is one. */
async function take(page: Page, start: string): Promise<void> {
  const { prompt, options } = await read(page)
  const option = options.find((id) => id.startsWith(start))
  if (option === undefined) return
  await page.locator(`[data-option="${option}"]`).click()
  await nextQuestion(page, prompt)
}

async function activate(page: Page): Promise<void> {
  if (await page.locator('#match-menu:popover-open').count()) await page.keyboard.press('Escape')
  await take(page, 'activate:')
}

/** A die is offered with an aim at the nearest enemy. */
async function shoot(page: Page): Promise<void> {
  await activate(page)
  await take(page, 'fire:')
  await page.keyboard.press('Control+ArrowUp')
}

/** Where a wing would come out of its carrier. */
async function launch(page: Page): Promise<void> {
  await untilOption(page, 'launch:')
  if (!(await page.locator('#place').isVisible()))
    await page.locator('[data-option^="launch:"]').first().click()
  await page.locator('#place').waitFor()
}

/** A look at the past, with all its flicks. */
async function stepBack(page: Page): Promise<void> {
  while (await page.locator(DAMAGE).isVisible()) await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'One step back' }).click()
  await page.getByRole('button', { name: 'Back to now' }).waitFor()
  await press(page, 'All flicks')
}

async function resign(page: Page): Promise<void> {
  await turnTo(page, 'table')
  await press(page, 'This match and settings')
  await page
    .getByRole('button', { name: / resigns$/ })
    .first()
    .click()
  await press(page, 'Yes, ')
  await page.keyboard.press('Escape')
  await page.waitForSelector('main a[href="/"]')
}

/** In the order of the walk, which begins anywhere. */
export const screens: readonly Screen[] = [
  { name: 'home', go: async (page) => void (await page.goto('/', { waitUntil: 'networkidle' })) },
  { name: 'about', go: (page) => page.getByRole('link', { name: 'About' }).click() },
  { name: 'rules', go: openRules },
  { name: 'glossary', go: openGlossary },
  { name: 'ships', go: openShips },
  { name: 'battles', go: chooseBattle },
  {
    name: 'fleets',
    go: async (page) => void (await page.goto('/flickfleet/new/fair_battle', { waitUntil: 'networkidle' })),
  },
  { name: 'placing', asks: 'Place', go: (page) => begin(page, 'Place the ships yourselves') },
  { name: 'activate', asks: 'Choose a ship to activate', go: (page) => begin(page, 'Same screen') },
  { name: 'sheet', go: readRule },
  { name: 'settings', go: openSettings },
  { name: 'action', asks: 'Choose', go: activate },
  { name: 'shoot', asks: 'Flick', go: shoot },
  // In the first rounds, while the carrier has wings aboard.
  { name: 'launch', asks: 'Choose', go: launch },
  { name: 'damage', shows: DAMAGE, go: untilDamage },
  { name: 'text', go: (page) => turnTo(page, 'text') },
  { name: 'end', go: resign },
  { name: 'past', go: stepBack },
  { name: 'galaxy', asks: 'Choose the first', go: beginGalaxy },
]
