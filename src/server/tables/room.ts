import { changeBetween, view } from '../../match'
import type { Match, Pondering, Showing, View, ViewChange } from '../../match'
import type { Seat } from '../../games/kit'
import type { Track } from '../../table/types'
import type { Thought } from '../bots/pool'

/** A match as it is shown. `at`: the last entry of the journal. */
export interface ViewUpdate extends Showing {
  at: number
  /** What differs from what these eyes were shown before; left out the first time. */
  change?: ViewChange
}

/** Somebody who looks at a match. */
export interface Watcher {
  /** Whose page it is, for limits. */
  client: string
  seats: readonly Seat[]
  show(shown: ViewUpdate): void
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
  /** What was shown last, for each set of seats that somebody looks with. */
  readonly seen: Map<string, View>
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
  seen: new Map(),
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

/** Takes in a watcher and shows the match, which must be stored as it stands. */
export function welcome(room: Room, watcher: Watcher, match: Match): void {
  const eyes = eyesOf(watcher)
  const now = room.seen.get(eyes) ?? view(match, watcher.seats)
  room.watchers.add(watcher)
  room.seen.set(eyes, now)
  watcher.show({ view: now, tracks: {}, at: lastEntry(match) })
}

export function dismissWatcher(room: Room, watcher: Watcher): void {
  room.watchers.delete(watcher)
  const eyes = eyesOf(watcher)
  if (![...room.watchers].some((other) => eyesOf(other) === eyes)) room.seen.delete(eyes)
}

/** Shows everybody what has changed. The match must be stored as it stands. */
export function showAll({ watchers, seen }: Room, match: Match, tracks: Record<number, Track>): void {
  const at = lastEntry(match)
  const shown = new Map<string, Pick<ViewUpdate, 'view' | 'change'>>()
  for (const watcher of watchers) {
    const eyes = eyesOf(watcher)
    const now = shown.get(eyes) ?? shownNow(match, watcher.seats, seen.get(eyes)!)
    shown.set(eyes, now)
    watcher.show({ ...now, tracks, at })
  }
  for (const [eyes, now] of shown) seen.set(eyes, now.view)
}

function shownNow(match: Match, seats: readonly Seat[], before: View): Pick<ViewUpdate, 'view' | 'change'> {
  const now = view(match, seats)
  return { view: now, change: changeBetween(before, now) }
}

const eyesOf = ({ seats }: Watcher): string => JSON.stringify(seats)

const lastEntry = ({ record }: Match): number => record.journal.at(-1)?.n ?? 0
