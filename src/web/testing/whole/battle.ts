import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { playOn } from '../play-on'
import { isAnswered, read } from '../reader'
import { verdictOf } from '../verdict'
import type { Venue } from '../venue'
import { leave, visitor } from '../visit'
import type { Hands } from './hands'
import { answerOn } from './asked'
import type { WholeBattle } from './battles'
import { begin } from './set-up'
import { type Player, WAYS } from './ways'

/** How a battle went. */
export interface Went {
  questions: number
  /** Answers that had to be given once more: what was pressed did nothing. */
  again: number
  seconds: number
  result: string
  /** The first words of `verify`, and how many flicks it counts. */
  verdict: string
}

/** Between two pictures, questions. */
const EACH = 12

/** Plays a battle from the home page to its result, and has its journal verified; `pictures`: a folder. */
export async function playWhole(
  venue: Venue,
  battle: WholeBattle,
  way: string,
  pictures: string,
): Promise<Went> {
  const { screen, take } = WAYS[way]!
  const page = await visitor({ ...venue, sharpness: 0.5 }, screen)
  const picture = (of: number | string) =>
    page.screenshot({ path: join(pictures, `${battle.id}-${way}-${of}.png`), timeout: 60_000 })
  try {
    const player = await take(page)
    const started = performance.now()
    const { last, asked, again } = await toTheEnd(page, player, battle, picture)
    const seconds = Math.round((performance.now() - started) / 1000)
    await picture('end')
    const file = join(venue.data, 'journal.json')
    await download(page, player.hands, way === 'keyboard', file)
    return { questions: asked, again, seconds, result: last.headline, verdict: verdictOf(file) }
  } catch (error) {
    await picture('failed')
    throw error
  } finally {
    await leave(page)
  }
}

async function toTheEnd(
  page: Page,
  player: Player,
  battle: WholeBattle,
  picture: (of: number | string) => Promise<unknown>,
) {
  let again = 0
  await begin(page, player.hands, battle)
  await player.ready(page)
  const played = await playOn(page, async (reading, asked) => {
    if (asked % EACH === 0) await picture(asked)
    await answerOn(page, player, reading)
    if (await isAnswered(page, reading)) return
    again++
    await picture(`again-${again}`)
    await answerOn(page, player, await read(page))
  })
  if (!played.last.over) throw new Error(`No end after ${played.asked} questions: ${played.last.headline}`)
  return { ...played, again }
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
