import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { newWorkplace } from '../host/testing/server'
import { openBrowser } from './chromium'
import { screens } from './screens'
import { type Size, SIZES, type Theme, THEMES, visitor } from './visit'

const keysOf = <T extends object>(of: T): (keyof T)[] => Object.keys(of) as (keyof T)[]

async function walk(browser: Browser, url: string, size: Size, theme: Theme, folder: string): Promise<void> {
  const page = await visitor(browser, url, size, theme)
  page.on('pageerror', (error) => console.log(`error on the page: ${error.message}`))
  for (const { name, go } of screens) {
    await go(page)
    // Whatever was moving has arrived.
    await page.waitForTimeout(700)
    const file = `${name}-${size}-${theme}.png`
    await page.screenshot({ path: join(folder, file) })
    console.log(file)
  }
  await page.context().close()
}

/** A picture of every screen, in both themes and at both sizes. */
export async function takeShots(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const place = await newWorkplace()
  const server = await place.start()
  const browser = await openBrowser()
  try {
    for (const size of keysOf(SIZES)) {
      for (const theme of keysOf(THEMES)) await walk(browser, server.url, size, theme, folder)
    }
  } finally {
    await browser.close()
    await server.kill('SIGTERM')
    place.clear()
  }
}
