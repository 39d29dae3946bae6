import type { Page } from 'playwright-core'
import { read, type Reading } from '../reader'
import type { Hands } from './hands'
import type { Player } from './ways'

/** Answers a question of any kind: in secret one looks alone, and of several choices enough are ticked. */
export async function answerOn(page: Page, { hands, answer }: Player, reading: Reading): Promise<void> {
  const seen = await lookedAt(page, hands, reading)
  if (!(await tickEnough(page, hands))) await answer(page, seen)
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
