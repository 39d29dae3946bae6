import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { playOn } from '../play-on'
import { verdictOf } from '../verdict'
import type { Venue } from '../venue'
import type { Hands } from './hands'
import { begin } from './set-up'
import { WAYS } from './ways'

/** How a battle went. */
export interface Went {
  questions: number
  seconds: number
  result: string
  /** The first words of `verify`, and how many flicks it counts. */
  verdict: string
}

/** Between two pictures, questions. */
const EACH = 12

/** Plays a battle from the home page to its result, and has its journal verified; `pictures`: a folder. */
export async function playWhole(venue: Venue, setup: string, way: string, pictures: string): Promise<Went> {
  const { screen, take } = WAYS[way]!
  const context = await venue.browser.newContext({ baseURL: venue.url, ...screen })
  try {
    const page = await context.newPage()
    const started = performance.now()
    const { hands, ready, answer } = await take(page)
    await begin(page, hands, setup)
    await ready(page)
    const picture = (asked: number | string) =>
      page.screenshot({ path: join(pictures, `${setup}-${way}-${asked}.png`), timeout: 60_000 })
    const { last, asked } = await playOn(page, async (reading, asked) => {
      if (asked % EACH === 0) await picture(asked)
      await answer(page, reading)
    })
    await picture('end')
    if (!last.over) throw new Error(`No end after ${asked} questions: ${last.headline}`)
    const seconds = Math.round((performance.now() - started) / 1000)
    const file = join(venue.data, 'journal.json')
    await download(page, hands, way === 'keyboard', file)
    return { questions: asked, seconds, result: last.headline, verdict: verdictOf(file) }
  } finally {
    await context.close()
  }
}

/** In the text view the link stands on the page, else in the panel of the match. */
async function download(page: Page, hands: Hands, inSight: boolean, file: string): Promise<void> {
  if (!inSight) await hands.press(page, 'This match and settings')
  const [downloaded] = await Promise.all([
    page.waitForEvent('download'),
    hands.press(page, 'Download the journal'),
  ])
  await downloaded.saveAs(file)
}
