import type { Page } from 'playwright-core'
import { flickfleet } from '../../../games/flickfleet'
import { nextQuestion } from '../reader'
import type { Hands } from './hands'

/** From the home page to the first question of a battle. */
export async function begin(page: Page, hands: Hands, setup: string): Promise<void> {
  const { name } = flickfleet.setups.find(({ id }) => id === setup)!
  await page.goto('/')
  await hands.press(page, 'Choose a battle')
  await heading(page, 'Choose a battle')
  await hands.press(page, name)
  await heading(page, name)
  if (setup === 'fair_battle') await buy(page, hands)
  await hands.press(page, 'Start on this screen')
  await nextQuestion(page, '')
}

/** Somebody reads what page it is before pressing on. */
const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor()

/**
 * Ten points on each side, a moon and a coin, all of it placed by its owners. The fleet in the south comes
 * first on the page.
 */
async function buy(page: Page, hands: Hands): Promise<void> {
  await hands.write(page, 'Points', '10')
  await hands.press(page, 'Take the Destroyer out')
  // From there the sheet of the south comes next, by Tab too.
  await hands.write(page, 'Points', '10')
  await hands.press(page, 'Add Fighter Wing')
  await hands.pick(page, 'are placed by their owners', 'stand where the table puts them')
  await hands.press(page, 'Add a moon')
  await hands.press(page, 'Add a coin')
}
