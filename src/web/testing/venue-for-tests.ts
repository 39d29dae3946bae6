import { afterAll, beforeAll } from 'vitest'
import { CHROMIUM } from './chromium'
import { openVenue, type Venue } from './venue'

/** Open while the tests around it run. Without Chromium it stays closed, and they are to be skipped. */
export function venueForTests(): () => Venue {
  let venue: Venue | undefined
  beforeAll(async () => {
    if (CHROMIUM) venue = await openVenue()
  })
  afterAll(() => venue?.close())
  return () => venue!
}
