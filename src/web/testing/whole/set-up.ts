import type { Page } from 'playwright-core'
import { flickfleet } from '../../../games/flickfleet'
import { flicktier } from '../../../games/flicktier'
import type { AnyGame } from '../../../games/kit'
import { addressTo } from '../../../match'
import { nextQuestion } from '../reader'
import type { WholeBattle } from './battles'
import type { Hands } from './hands'

/** To the first question of a battle: from the home page, or of another game from that game's page. */
export async function begin(page: Page, hands: Hands, battle: WholeBattle): Promise<void> {
  const [first] = GAMES
  const { name } = gameOf(battle.game).setups.find(({ id }) => id === battle.setup)!
  if (battle.game === first!.id) {
    await page.goto('/')
    await hands.press(page, 'Choose a battle')
  } else await page.goto(addressTo('battles', { game: battle.game }))
  await heading(page, 'Choose a battle')
  await hands.press(page, name)
  await heading(page, name)
  if (battle.setup === 'fair_battle') await buy(page, hands)
  for (const { wanted, before } of battle.picks) await hands.pick(page, wanted, before)
  await hands.press(page, 'Start on this screen')
  await nextQuestion(page, '')
}

const GAMES: readonly AnyGame[] = [flickfleet, flicktier]

const gameOf = (id: string): AnyGame => GAMES.find((game) => game.id === id)!

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
