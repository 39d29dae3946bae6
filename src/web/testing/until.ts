import type { Page } from 'playwright-core'
import { answerByKeys } from './keyboard-player'
import { nextQuestion, read, type Reading } from './reader'

const MOST = 120

/** The words, or the table. */
export async function turnTo(page: Page, face: 'text' | 'table'): Promise<void> {
  const words = (await page.locator('canvas').count()) === 0
  if (words === (face === 'text')) return
  await page.keyboard.press('t')
  await page.waitForSelector(face === 'text' ? '#choices' : 'canvas')
}

/** Where the pointer lies, the moment of damage will stand: looked at, it stays. */
async function restOnTable(page: Page): Promise<void> {
  const { x, y, width, height } = (await page.locator('canvas').boundingBox())!
  await page.mouse.move(x + width / 2, y + height - 40)
}

/** Sets everything up in the words, and sends it off where it can be seen. */
async function sendFromTable(page: Page): Promise<void> {
  await turnTo(page, 'table')
  await restOnTable(page)
  await page.keyboard.press('Enter')
}

/** Plays on by keys until a question fits; in the words, where nothing is waited for, unless `shown`. */
async function playUntil(
  page: Page,
  fits: (reading: Reading) => Promise<boolean>,
  shown: (page: Page, reading: Reading) => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  let reading = await read(page)
  for (let asked = 0; asked < MOST && !reading.over && !(await fits(reading)); asked++) {
    await turnTo(page, 'text')
    reading = await read(page)
    await answerByKeys(page, reading, (await shown(page, reading)) ? sendFromTable : undefined)
    reading = await nextQuestion(page, reading.prompt)
  }
}

/** Until a question has an option that begins so. */
export async function untilOption(page: Page, start: string): Promise<void> {
  await playUntil(page, async ({ options }) => options.some((id) => id.startsWith(start)))
  await turnTo(page, 'table')
}

/** A shot that hardly misses: an enemy within so many cm. Read from the words. */
const CLOSE = 30

const isClose = (page: Page, { options, headline }: Reading): Promise<boolean> =>
  page.evaluate(
    ([side, cm, die]) =>
      die &&
      [...document.querySelectorAll('table tbody tr')].some((row) => {
        const [whose, , distance] = [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())
        return whose !== side && Number.parseFloat(distance ?? '') < cm
      }),
    [headline.split(':')[0]!, CLOSE, options.includes('die')] as const,
  )

export const DAMAGE = 'section[aria-label="Damage"]'

/** Until a die has hit, and the moment is there that tells what it did. */
export async function untilDamage(page: Page): Promise<void> {
  await playUntil(page, () => page.locator(DAMAGE).isVisible(), isClose)
  await turnTo(page, 'table')
}

/** In the middle of a battle, with a die aimed at an enemy not far away. */
export async function aimedInBattle(page: Page): Promise<void> {
  await playUntil(page, (reading) => isClose(page, reading))
  await turnTo(page, 'text')
  await answerByKeys(page, await read(page), () => turnTo(page, 'table'))
}
