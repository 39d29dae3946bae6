import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import type { GamesOf } from '../host/testing/server'
import { CHROMIUM } from './chromium'
import { type House, openHouse, type Venue } from './venue'

/** The browser that all tests share, open while the tests around it run. What it has open goes with them. */
export function browserForTests(): () => Browser {
  let browser: Browser | undefined
  beforeAll(async () => {
    if (CHROMIUM) browser = await chromium.connect(inject('venue')!.browser)
  })
  afterAll(() => browser?.close())
  return () => browser!
}

/** There is no graphics card in a test: few pixels are drawn. */
const SHARPNESS = 0.5

/** The server and the browser that all tests share. Without Chromium the tests are to be skipped. */
export function venueForTests(): () => Venue {
  const browser = browserForTests()
  return () => ({ ...inject('venue')!, browser: browser(), sharpness: SHARPNESS })
}

/** A server of its own, for tests that kill it or look at all that it has. */
export function houseForTests(games?: GamesOf): () => House {
  let house: House | undefined
  beforeAll(async () => {
    if (CHROMIUM) house = await openHouse(games)
  })
  afterAll(() => house?.close())
  return () => house!
}
