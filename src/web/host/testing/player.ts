import type { Seat } from '../../../games/kit'
import type { Answer, MatchHost, MatchLink, Pondering, Reply, Showing, View } from '../../../match'
import { board } from '../../../games/flickfleet'
import { randomAnswer } from '../../../players/bots/random'
import { random } from '../../../table/exact'
import type { Track } from '../../../table/types'

/** Somebody who has a match open and remembers what was shown. */
export interface Player {
  link: MatchLink
  views: View[]
  tracks: Record<number, Track>
  now(): View
  /** The seat that is due, with some legal answer. */
  some(seed: string): { seat: Seat; answer: Answer }
  /** Waits until something is shown that fits. */
  until(fits: (view: View) => boolean): Promise<View>
}

export const SEATS = ['uprising', 'imperium']

/** A match of the introductory scenario. */
export async function newMatch(host: MatchHost, sameScreen = true): Promise<string> {
  const names = { uprising: 'Ada', imperium: 'Grace' }
  const made = await host.create({
    game: 'flickfleet',
    setup: { setup: 'introductory', choices: {} },
    names,
    sameScreen,
  })
  return ok(made).id
}

export function ok<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(reply.why)
  return reply
}

export async function sitDown(
  host: MatchHost,
  id: string,
  seats: readonly Seat[] = SEATS,
  think?: (thinking: Pondering | null) => void,
): Promise<Player> {
  const views: View[] = []
  const tracks: Player['tracks'] = {}
  const waiting = new Set<() => void>()
  const show = (shown: Showing): void => {
    views.push(shown.view)
    Object.assign(tracks, shown.tracks)
    waiting.forEach((wake) => wake())
  }
  const { link } = ok(await host.open(id, seats, show, think))
  const now = (): View => views.at(-1)!
  const some: Player['some'] = (seed) => someAnswer(now(), seed)
  return { link, views, tracks, now, some, until: (fits) => until(now, waiting, fits) }
}

/** ms: longer than a server takes to come back. */
const PATIENCE = 30_000

async function until(
  now: () => View,
  waiting: Set<() => void>,
  fits: (view: View) => boolean,
): Promise<View> {
  const end = Date.now() + PATIENCE
  while (!fits(now())) {
    if (Date.now() > end) throw new Error(`Nothing fitting was shown within ${PATIENCE} ms.`)
    await nextShown(waiting)
  }
  return now()
}

function nextShown(waiting: Set<() => void>): Promise<void> {
  return new Promise((wake) => {
    const late = setTimeout(woken, PATIENCE)
    function woken(): void {
      clearTimeout(late)
      waiting.delete(woken)
      wake()
    }
    waiting.add(woken)
  })
}

function someAnswer({ prompt, state }: View, seed: string): { seat: Seat; answer: Answer } {
  const ask = prompt?.asks.find(({ extra }) => !extra)
  if (!prompt || !ask) throw new Error('Nobody here is asked.')
  const situation = { board, rest: state.table, n: prompt.n, ask }
  return randomAnswer(situation, random(seed))
}
