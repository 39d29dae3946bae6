import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newWorkplace, type ServerProcess, type Workplace } from './host/testing/server'
import { CHROMIUM, openBrowser } from './testing/chromium'
import { finger, mouse, type Pointer } from './testing/pointer'
import { pointerPlayer } from './testing/pointer-player'
import { nextQuestion, type Reading } from './testing/reader'
import { choose } from './testing/settings'

const MOST_QUESTIONS = 100

/** Small windows: software drawing is bound by pixels. */
const DESKTOP = { width: 1200, height: 720 }
const PHONE = { width: 390, height: 844 }

// Without Chromium there is no browser to play in; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('the battle on the 3D table by hand', () => {
  let place: Workplace
  let server: ServerProcess
  let browser: Browser

  beforeAll(async () => {
    place = await newWorkplace()
    server = await place.start()
    browser = await openBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await server?.kill('SIGTERM')
    place?.clear()
  })

  /** Plays until the match is over or enough was asked: how it stands, how many dice, how many of them pulled. */
  async function play(
    page: Page,
    pointer: Pointer,
    flicks: number,
  ): Promise<{ last: Reading; done: number; pulls: number }> {
    const player = pointerPlayer(pointer)
    let last = await nextQuestion(page, '')
    let done = 0
    for (let asked = 0; !last.over && done < flicks && asked < MOST_QUESTIONS; asked++) {
      if (last.headline.includes('Flick')) done++
      await player.answer(page, last)
      last = await nextQuestion(page, last.prompt)
    }
    return { last, done, pulls: player.pulls }
  }

  async function verdictOn(page: Page): Promise<string> {
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    const file = join(place.data, `${id}.json`)
    writeFileSync(file, await (await fetch(`${server.url}/api/matches/${id}/journal`)).text())
    return spawnSync(process.execPath, ['bin/flicktable.mjs', 'verify', file], { encoding: 'utf8' }).stdout
  }

  test('with the mouse: six dice pulled back on the table, and verify accepts the journal', async () => {
    const page = await browser.newPage({ viewport: DESKTOP })
    await page.goto(server.url)
    await mouse.press(page, 'button:has-text("Same screen")')
    await nextQuestion(page, '')
    await choose(page, mouse, ['Only the end', 'Reduced'])
    const { done, pulls } = await play(page, mouse, 6)
    expect(done).toBe(6)
    expect(pulls).toBeGreaterThan(2)
    expect(await verdictOn(page)).toMatch(/^The same: \d+ facts, \d+ flicks, chance not in the file\./)
    await page.close()
  }, 180_000)

  test('by touch at the size of a phone: three dice pulled on the pad', async () => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    const touch = await finger(page)
    await page.goto(server.url)
    await touch.press(page, 'button:has-text("Same screen")')
    await nextQuestion(page, '')
    await choose(page, touch, ['Only the end', 'Reduced'])
    const { pulls } = await play(page, touch, 3)
    expect(pulls).toBe(3)
    expect(await verdictOn(page)).toMatch(/^The same: \d+ facts, 3 flicks, chance not in the file\./)
    await context.close()
  }, 180_000)
})
