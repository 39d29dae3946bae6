import { view, type Match, type Pondering, type Showing } from '../../match'
import type { Seat } from '../../games/kit'
import type { Track } from '../../table/types'
import type { Thought } from '../bots/pool'

/** Somebody who looks at a match. `at`: the last entry of the journal that is shown. */
export interface Watcher {
  /** Whose page it is, for limits. */
  client: string
  seats: readonly Seat[]
  show(showing: Showing, at: number): void
  /** A bot is thinking; null: it is done. */
  think(thinking: Pondering | null): void
}

/** A match in memory with those who look at it. Its jobs run one after the other. */
export interface Room {
  /** Null until it is loaded, and again after a step that could not be stored. */
  match: Match | null
  /** The term of the store in which it was loaded. */
  term: number
  readonly watchers: Set<Watcher>
  /** A bot's decision that is due; `n`: the question. */
  thinking: { n: number; seat: Seat; thought: Thought; timer: NodeJS.Timeout } | null
  /** A question at which a bot's answer was refused: it is not asked again, or it would be for ever. */
  stuck: number | null
  jobs: number
  last: Promise<unknown>
}

export const newRoom = (): Room => ({
  match: null,
  term: 0,
  watchers: new Set(),
  thinking: null,
  stuck: null,
  jobs: 0,
  last: Promise.resolve(),
})

/** Runs a job when those before it are done, however they went. */
export function queue<T>(room: Room, job: () => Promise<T>): Promise<T> {
  room.jobs++
  const done = room.last.then(job).finally(() => room.jobs--)
  room.last = done.catch(() => {})
  return done
}

/** Shows a match, which must be stored as it stands. */
export function showTo(watcher: Watcher, match: Match, tracks: Record<number, Track>): void {
  const at = match.record.journal.at(-1)?.n ?? 0
  watcher.show({ view: view(match, watcher.seats), tracks }, at)
}

export function showAll({ watchers }: Room, match: Match, tracks: Record<number, Track>): void {
  for (const watcher of watchers) showTo(watcher, match, tracks)
}
