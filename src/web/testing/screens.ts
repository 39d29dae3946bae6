import type { Page } from 'playwright-core'
import { nextQuestion } from './reader'
import { DAMAGE, turnTo, untilDamage, untilOption } from './until'

/** A screen that people see, and the way there from the one before it, by what a person would do. */
export interface Screen {
  name: string
  go(page: Page): Promise<void>
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).first().click()

async function begin(page: Page, game: string): Promise<void> {
  await page.goto('/')
  await press(page, game)
  await nextQuestion(page, '')
  await page.waitForSelector('canvas')
}

/** Nothing is waited for from now on: only the end of a flick is shown. */
async function openSettings(page: Page): Promise<void> {
  await press(page, 'This match and settings')
  await page.locator('#match-menu label', { hasText: 'Only the end' }).click()
}

async function aimAtSomebody(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await untilOption(page, 'die')
  for (const key of ['n', 'Control+ArrowUp']) await page.keyboard.press(key)
}

async function stepBack(page: Page): Promise<void> {
  while (await page.locator(DAMAGE).isVisible()) await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'One step back' }).click()
  await page.waitForTimeout(300)
}

async function resign(page: Page): Promise<void> {
  await press(page, 'This match and settings')
  await page
    .getByRole('button', { name: / resigns$/ })
    .first()
    .click()
  await press(page, 'Yes, ')
  await page.keyboard.press('Escape')
  await page.waitForSelector('main a[href="/"]')
}

/** Takes long where the processor draws: not part of the walk. */
export const damage: Screen = { name: 'damage', go: untilDamage }

/** In the order of the walk, which begins anywhere. */
export const screens: readonly Screen[] = [
  { name: 'home', go: async (page) => void (await page.goto('/', { waitUntil: 'networkidle' })) },
  { name: 'about', go: (page) => page.getByRole('link', { name: 'About' }).click() },
  { name: 'placing', go: (page) => begin(page, 'Place the ships yourselves') },
  { name: 'activate', go: (page) => begin(page, 'Same screen') },
  { name: 'settings', go: openSettings },
  { name: 'action', go: async (page) => (await page.keyboard.press('Escape'), untilOption(page, 'move')) },
  { name: 'shoot', go: aimAtSomebody },
  { name: 'text', go: (page) => turnTo(page, 'text') },
  { name: 'launch', go: (page) => untilOption(page, 'launch:') },
  { name: 'end', go: resign },
  { name: 'past', go: stepBack },
]
