import type { Page } from 'playwright-core'
import { FLICK } from './pointer-player'
import { type PullDie, RESTS, RING, ringOf } from './pull'

const strength = (page: Page): Promise<string> =>
  page.locator('section[aria-label="Aim"] b').first().innerText()

/** On the phone a thumb pulls from the ring of its pad, and Flick sends the aim. */
export const pullOnPad: PullDie = async (page, pointer) => {
  await page.locator(RING).waitFor()
  const ring = (await ringOf(page))!
  const offered = await strength(page)
  await pointer.down(page, ring)
  await pointer.move(page, { x: ring.x - 16, y: ring.y + 105 })
  await page.waitForTimeout(RESTS)
  await pointer.up(page)
  // Flick would send the offered aim as well: the pull must have changed it.
  if ((await strength(page)) === offered) throw new Error(`The pull left the strength at ${offered}.`)
  await pointer.press(page, FLICK)
  return true
}
