import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CHROMIUM } from '../testing/chromium'
import { playOn } from '../testing/play-on'
import { finger, mouse, type Pointer } from '../testing/pointer'
import { pointerPlayer, RECKLESS, THOROUGH } from '../testing/pointer-player'
import { pullOnPad } from '../testing/pull-on-pad'
import { pullOnTable } from '../testing/pull-on-table'
import { nextQuestion } from '../testing/reader'
import { choose } from '../testing/settings'
import { venueForTests } from '../testing/venue-for-tests'
import { verdictOn } from '../testing/verdict'
import { leave, visitor } from '../testing/visit'

const TEN = 10

// Without Chromium there is no browser to play in; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('the battle on the 3D table by hand', () => {
  const venue = venueForTests()

  /** From the home page to the first question; flicks are not watched, to save time. */
  async function begin(page: Page, pointer: Pointer): Promise<void> {
    await page.goto('/')
    await pointer.press(page, 'button:has-text("Same screen")')
    await nextQuestion(page, '')
    await choose(page, pointer, ['Only the end', 'Reduced'])
  }

  test('by mouse: a whole battle, dice pulled on the table, and verify accepts the journal', async () => {
    const page = await visitor(venue(), 'small')
    const player = pointerPlayer(mouse, pullOnTable(), RECKLESS)
    // With luck a battle is over after a few dice: then another.
    while (player.done.pulled < TEN) {
      await begin(page, mouse)
      const { last } = await playOn(page, (reading) => player.answer(page, reading))
      expect(last.over, last.headline).toBe(true)
      expect(last.headline).toMatch(/win|draw/i)
      expect(await verdictOn(page, venue())).toMatch(
        /^The same: all \d+ turns; \d+ facts, \d+ flicks, chance checked\./,
      )
    }
    expect(player.done.pulled).toBeGreaterThan(player.done.sent)
    await leave(page)
  })

  test('by touch at the size of a phone: ten flicks, dice pulled on the pad, ships launched', async () => {
    const page = await visitor(venue(), 'phone')
    const touch = await finger(page)
    await begin(page, touch)
    const player = pointerPlayer(touch, pullOnPad, THOROUGH)
    await playOn(
      page,
      (reading) => player.answer(page, reading),
      () => player.done.pulled + player.done.sent === TEN,
    )
    expect(player.done.pulled).toBeGreaterThanOrEqual(6)
    expect(player.done.placed).toBeGreaterThanOrEqual(1)
    expect(await verdictOn(page, venue())).toMatch(
      /^The same: all \d+ turns; \d+ facts, 10 flicks, chance not in the file\./,
    )
    await leave(page)
  })
})
