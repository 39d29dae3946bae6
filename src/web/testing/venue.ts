import type { Browser } from 'playwright-core'
import { type GamesOf, newWorkplace } from '../host/testing/server'
import { openBrowser } from './chromium'

/** Where people meet to play: a server, and a browser. */
export interface Venue {
  readonly url: string
  readonly browser: Browser
  /** A folder for files, which goes with the server. */
  readonly data: string
  /** Pixels drawn for each that the page measures; 1 without it. */
  readonly sharpness?: number
}

/** A server with an empty database. */
export interface House {
  readonly url: string
  readonly data: string
  /** Without warning (`kill -9`), and started again at the same address. */
  kill(): Promise<void>
  close(): Promise<void>
}

export async function openHouse(games?: GamesOf): Promise<House> {
  const place = await newWorkplace(games)
  let server = await place.start()
  return {
    url: server.url,
    data: place.data,
    async kill() {
      await server.kill('SIGKILL')
      server = await place.start(Number(new URL(server.url).port))
    },
    async close() {
      await server.kill('SIGTERM')
      place.clear()
    },
  }
}

/** A server and a browser of one's own, as long as `use` goes on. */
export async function inVenue<T>(use: (venue: Venue) => Promise<T>): Promise<T> {
  const [house, browser] = await Promise.all([openHouse(), openBrowser()])
  try {
    return await use({ url: house.url, data: house.data, browser })
  } finally {
    await browser.close()
    await house.close()
  }
}
