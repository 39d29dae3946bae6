import { firefox } from 'playwright-core'
import { CHROMIUM, openBrowser } from '../../testing/chromium'
import type { Opened } from './webdriver'
import { openWebKit, WEBKIT, XVFB } from './webkit'

/** Debian's Firefox ESR; undefined on a machine without one. */
const FIREFOX = process.env['FLICKTABLE_FIREFOX']

export interface BrowserEngine {
  name: string
  isHere: boolean
  /** What it calls itself, so that no engine stands in for another. */
  agent: RegExp
  open(url: string): Promise<Opened>
}

async function openFirefox(url: string): Promise<Opened> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: FIREFOX! })
  await (await browser.newPage()).goto(url)
  return browser
}

async function openChromium(url: string): Promise<Opened> {
  const browser = await openBrowser()
  await (await browser.newPage()).goto(url)
  return browser
}

export const ENGINES: readonly BrowserEngine[] = [
  { name: 'Chromium', isHere: Boolean(CHROMIUM), agent: /Chrome\/\d/, open: openChromium },
  { name: 'Firefox ESR', isHere: Boolean(FIREFOX), agent: /Gecko\/\d+ Firefox\/\d/, open: openFirefox },
  {
    name: 'WebKitGTK',
    isHere: Boolean(WEBKIT && XVFB),
    agent: /AppleWebKit\/[\d.]+ \(KHTML, like Gecko\) Version\/\d/,
    open: openWebKit,
  },
]
