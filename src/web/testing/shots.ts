import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { newWorkplace } from '../host/testing/server'
import { openBrowser } from './chromium'
import { screens } from './screens'
import { aimedInBattle } from './until'
import { type Size, SIZES, type Theme, THEMES, visitor } from './visit'

/** Whatever was moving has arrived, ms. */
const SETTLED = 700

const keysOf = <T extends object>(of: T): (keyof T)[] => Object.keys(of) as (keyof T)[]

async function walk(browser: Browser, url: string, size: Size, theme: Theme, folder: string): Promise<void> {
  const page = await visitor(browser, url, size, theme)
  page.on('pageerror', (error) => console.log(`error on the page: ${error.message}`))
  for (const { name, go } of screens) {
    await go(page)
    await page.waitForTimeout(SETTLED)
    const file = `${name}-${size}-${theme}.png`
    await page.screenshot({ path: join(folder, file) })
    console.log(file)
  }
  await page.context().close()
}

/** The picture that the README opens with. */
async function picture(browser: Browser, url: string, file: string): Promise<void> {
  const page = await visitor(browser, url, 'desktop', 'evening')
  await screens.find(({ name }) => name === 'activate')!.go(page)
  await aimedInBattle(page)
  await page.waitForTimeout(SETTLED)
  await page.screenshot({ path: file })
  console.log(file)
  await page.context().close()
}

async function withTable(use: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  const place = await newWorkplace()
  const server = await place.start()
  const browser = await openBrowser()
  try {
    await use(browser, server.url)
  } finally {
    await browser.close()
    await server.kill('SIGTERM')
    place.clear()
  }
}

/** A picture of every screen, in both themes and at both sizes. */
export const takeShots = (folder: string): Promise<void> =>
  withTable(async (browser, url) => {
    mkdirSync(folder, { recursive: true })
    for (const size of keysOf(SIZES)) {
      for (const theme of keysOf(THEMES)) await walk(browser, url, size, theme, folder)
    }
  })

export const takePicture = (file: string): Promise<void> =>
  withTable(async (browser, url) => {
    mkdirSync(dirname(file), { recursive: true })
    await picture(browser, url, file)
  })
