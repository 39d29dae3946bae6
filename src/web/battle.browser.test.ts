import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newWorkplace, type ServerProcess, type Workplace } from './host/testing/server'
import { CHROMIUM, openBrowser } from './testing/chromium'
import { answerByKeys, tabTo } from './testing/keyboard-player'
import { nextQuestion, read, type Reading } from './testing/reader'

/** T, wherever the browser begins: without WebGL it is there already. */
async function toTextView(page: Page): Promise<void> {
  await page.waitForSelector('body[data-prompt]')
  if (!(await page.locator('#options').count())) await page.keyboard.press('t')
  await page.waitForSelector('#options')
}

/** After so many questions the server is killed; the match is in the middle of a turn then. */
const KILLED_AFTER = 20
const MOST_QUESTIONS = 1200

// Without Chromium there is no browser to play in; with CI=true it is missing nowhere (tools/programs.mjs).
describe.skipIf(!CHROMIUM)('a whole battle in the text view by keyboard', () => {
  let place: Workplace
  let server: ServerProcess
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    place = await newWorkplace()
    server = await place.start()
    browser = await openBrowser()
    page = await browser.newPage()
  })

  afterAll(async () => {
    await browser?.close()
    await server?.kill('SIGTERM')
    place?.clear()
  })

  /**
   * The same question must stand there after the server was killed without warning and the page was loaded
   * anew.
   */
  async function killInTheMiddle(before: Reading): Promise<void> {
    const port = Number(new URL(server.url).port)
    await server.kill('SIGKILL')
    server = await place.start(port)
    await page.reload()
    await page.waitForSelector('#options')
    expect(await read(page)).toEqual(before)
  }

  async function playToTheEnd(): Promise<number> {
    let reading = await nextQuestion(page, '')
    let asked = 0
    for (; !reading.over && asked < MOST_QUESTIONS; asked++) {
      if (asked === KILLED_AFTER) await killInTheMiddle(reading)
      await answerByKeys(page, reading)
      reading = await nextQuestion(page, reading.prompt)
    }
    expect(reading.over, reading.headline).toBe(true)
    return asked
  }

  test('from the home page to a result, a kill -9 in the middle, and verify accepts the journal', async () => {
    await page.goto(server.url)
    await page.waitForSelector('button')
    await tabTo(page, 'Same screen')
    await toTextView(page)
    const asked = await playToTheEnd()
    expect(asked).toBeGreaterThan(KILLED_AFTER)
    expect((await read(page)).headline).toMatch(/win|draw/i)

    const link = await page.getAttribute('a[href$="/journal"]', 'href')
    const file = join(place.data, 'downloaded.json')
    writeFileSync(file, await (await fetch(new URL(link!, server.url))).text())
    const verdict = spawnSync(process.execPath, ['bin/flicktable.mjs', 'verify', file], { encoding: 'utf8' })
    expect(verdict.stdout).toMatch(/^The same: \d+ facts, \d+ flicks, chance checked\./)
  }, 600_000)
})
