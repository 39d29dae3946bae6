import type { Browser } from 'playwright-core'
import { newWorkplace } from '../host/testing/server'
import { openBrowser } from './chromium'

/** Where people meet to play: a server with an empty database, and a browser. */
export interface Venue {
  readonly url: string
  readonly browser: Browser
  /** A folder for its files, which goes with it. */
  readonly data: string
  /** Without warning (`kill -9`), and started again at the same address. */
  killServer(): Promise<void>
  close(): Promise<void>
}

export async function openVenue(): Promise<Venue> {
  const place = await newWorkplace()
  let server = await place.start()
  const browser = await openBrowser()
  return {
    url: server.url,
    browser,
    data: place.data,
    async killServer() {
      await server.kill('SIGKILL')
      server = await place.start(Number(new URL(server.url).port))
    },
    async close() {
      await browser.close()
      await server.kill('SIGTERM')
      place.clear()
    },
  }
}
