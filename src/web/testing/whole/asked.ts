import type { Page } from 'playwright-core'
import { read, type Reading } from '../reader'
import type { Hands } from './hands'
import type { Player } from './ways'

/**
 * Answers a question of any kind: of several choices enough are ticked; in secret one looks alone, and
 * whoever else is asked the same looks next.
 */
export async function answerOn(page: Page, player: Player, reading: Reading): Promise<void> {
  const seen = await lookedAt(page, player.hands, reading)
  if (!(await tickEnough(page, player.hands))) await player.answer(page, seen)
  if (seen === reading) return
  await page.waitForFunction(
    (before) =>
      document.body.dataset['prompt'] !== before || document.querySelector('[data-covered]') !== null,
    reading.prompt,
  )
  const next = await read(page)
  if (next.prompt === reading.prompt) await answerOn(page, player, next)
}

async function lookedAt(page: Page, hands: Hands, reading: Reading): Promise<Reading> {
  if ((await page.locator('[data-covered]').count()) === 0) return reading
  await hands.press(page, 'looks, the others look away')
  await page.locator('[data-option]').first().waitFor({ state: 'attached' })
  return read(page)
}

/** As few as will do; false: it is not a question of several. */
async function tickEnough(page: Page, hands: Hands): Promise<boolean> {
  const box = page.locator('fieldset:visible', { has: page.locator('#confirm') })
  if ((await box.count()) === 0) return false
  const [, least] = /^Choose (\d+)/.exec((await box.locator('legend').textContent())!)!
  const labels = await box.locator('label').allTextContents()
  for (const label of labels.slice(0, Number(least))) await hands.tick(page, label.trim())
  await hands.press(page, 'Done')
  return true
}
