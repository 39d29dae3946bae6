import type { Page } from 'playwright-core'
import { answerByKeys } from './keyboard-player'
import { dieAsked, nextQuestion, read, type Reading } from './reader'

const MOST = 120

/** The words, or the table. */
export async function turnTo(page: Page, face: 'text' | 'table'): Promise<void> {
  const words = (await page.locator('canvas').count()) === 0
  if (words === (face === 'text')) return
  await page.keyboard.press('t')
  await page.waitForSelector(face === 'text' ? '#choices' : 'canvas')
}

/** Plays on by keys until a question fits; in the words, where nothing is waited for. */
async function playUntil(page: Page, fits: (reading: Reading) => boolean | Promise<boolean>): Promise<void> {
  if (await fits(await read(page))) return
  await turnTo(page, 'text')
  let reading = await read(page)
  for (let asked = 0; asked < MOST && !reading.over && !(await fits(reading)); asked++) {
    await answerByKeys(page, reading)
    reading = await nextQuestion(page, reading.prompt)
  }
}

/** Until a question has an option that begins so. */
export async function untilOption(page: Page, start: string): Promise<void> {
  await playUntil(page, ({ options }) => options.some((id) => id.startsWith(start)))
  await turnTo(page, 'table')
}

/** Until a die waits. On the phone's table only the headline tells. */
async function untilDie(page: Page): Promise<void> {
  await playUntil(page, (reading) => dieAsked(reading) > 0)
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

/** The pointer lies where the moment of damage will stand: looked at, it stays. */
async function restOnTable(page: Page): Promise<void> {
  const { x, y, width, height } = (await page.locator('canvas').boundingBox())!
  await page.mouse.move(x + width / 2, y + height - 40)
}

/** Hard enough to cross the table: a die is offered with an aim at the nearest enemy, and strength 40. */
async function fireHard(page: Page): Promise<void> {
  const { prompt } = await read(page)
  for (let ten = 0; ten < 5; ten++) await page.keyboard.press('Control+ArrowUp')
  await page.keyboard.press('Enter')
  await nextQuestion(page, prompt)
}

/** Fires from the table until a die has hit, and the moment is there that tells what it did. */
export async function untilDamage(page: Page): Promise<void> {
  for (let dice = 0; dice < MOST; dice++) {
    await untilDie(page)
    await restOnTable(page)
    await fireHard(page)
    // What has appeared under a pointer at rest is looked at only once the pointer stirs.
    if (await page.locator(DAMAGE).isVisible()) return restOnTable(page)
  }
  throw new Error(`${MOST} dice have hit nobody.`)
}

/** In the middle of a battle, with a die aimed at an enemy not far away. */
export async function aimedInBattle(page: Page): Promise<void> {
  await playUntil(page, (reading) => isClose(page, reading))
  await turnTo(page, 'text')
  await answerByKeys(page, await read(page), () => turnTo(page, 'table'))
}
