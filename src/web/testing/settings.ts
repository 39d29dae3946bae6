import type { Page } from 'playwright-core'
import type { Pointer } from './pointer'

/** Opens the panel, and closes it again. */
const OPENER = 'button[aria-label="This match and settings"]:visible'

/** Opens the settings of the match page and chooses answers by their names, as a player would. */
export async function choose(page: Page, pointer: Pointer, answers: readonly string[]): Promise<void> {
  await pointer.press(page, OPENER)
  for (const answer of answers) await pointer.press(page, `label:visible:has-text("${answer}")`)
  await pointer.press(page, OPENER)
}
