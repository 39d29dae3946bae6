import type { Seat } from '../../games/kit'
import { flickOf } from '../../match'
import type { Advice, Match, MatchSummary, Reply, Step, WantedMatch } from '../../match'
import type { PlayFlick } from '../flicks/job'
import type { Hint } from '../../players/bots/hint'
import type { Track } from '../../table/types'
import { refuse } from '../../table/refusal'
import { adviceFor } from '../bots/bots'
import type { BotPool, Thought } from '../bots/pool'
import type { Shelf } from '../shelf'
import { CannotOpen, StoreLost, type MatchStore } from '../storage/store'
import type { Act } from './acts'
import { create } from './create'
import { resume } from './resume'
import { attend, dismiss } from './attend'
import { dismissWatcher, newRoom, queue, showAll, welcome, type Room, type Watcher } from './room'
import { seatsFit } from './seats'
import { standingOf } from './standing'

/** All matches of this server. Nothing is answered or shown before it is stored; nothing here throws. */
export interface Tables {
  list(): Promise<Reply<{ matches: MatchSummary[] }>>
  create(wanted: WantedMatch): Promise<Reply<{ id: string }>>
  /** Shows the match at once and after every change, until `stop`. */
  watch(id: string, watcher: Watcher): Promise<Reply<{ stop(): void }>>
  /** Does one step and stores it. `client`: whose it is, for limits. */
  step(id: string, act: Act, client: string): Promise<Reply>
  /** Looks at a match as it is stored. `look` may not keep it. */
  read<T>(id: string, look: (m: Match) => T): Promise<Reply<{ found: T }>>
  track(id: string, n: number): Promise<Reply<{ track: Track | null }>>
  /** What a strong bot would do there: in matches against bots only. */
  advise(id: string, seat: Seat, asker: Asker): Promise<Reply<Advice>>
  /** The bot that thinks in that match decides at once. `seats`: of who asks. */
  hurry(id: string, seats: readonly Seat[]): Reply
}

export const NO_MATCH = refuse('There is no match with this address.')

/** Who wants a hint. */
export interface Asker {
  /** Whose page it is, for limits. */
  client: string
  gone: AbortSignal
}

interface Hall {
  bots: BotPool
  play: PlayFlick
  shelf: Shelf
  store: MatchStore
  rooms: Map<string, Room>
}

type Job<T> = (match: Match, room: Room) => Reply<T> | Promise<Reply<T>>

/** `play`: plays flicks; without it they are played here and now. */
export function openTables(
  shelf: Shelf,
  store: MatchStore,
  bots: BotPool,
  play: PlayFlick = (match, plays) => flickOf(match.table.play, plays),
): Tables {
  const hall: Hall = { bots, play, shelf, store, rooms: new Map() }
  return {
    list: () => orRefuse(async () => ({ ok: true, matches: await store.list() })),
    create: (wanted) => orRefuse(() => create(shelf, store, wanted)),
    watch: (id, watcher) => enter(hall, id, (match, room) => watch(hall, id, match, room, watcher)),
    step: (id, act, client) => enter(hall, id, stepping(hall, id, act, client)),
    read: (id, look) => enter(hall, id, (match) => ({ ok: true, found: look(match) })),
    track: (id, n) => orRefuse(async () => ({ ok: true, track: await store.track(id, n) })),
    advise: (id, seat, asker) => advise(hall, id, seat, asker),
    hurry: (id, seats) => hurry(hall.rooms.get(id), seats),
  }
}

/** Runs a job on a match when it is its turn. A match nobody looks at is forgotten afterwards. */
async function enter<T>(hall: Hall, id: string, job: Job<T>): Promise<Reply<T>> {
  const room = hall.rooms.get(id) ?? newRoom()
  hall.rooms.set(id, room)
  const drop = (): null => (room.match = null)
  const reply = await queue(room, () => orRefuse(() => inside(hall, id, room, job), drop))
  attend(hall.bots, room, (act) => enter(hall, id, stepping(hall, id, act, `the bots of ${id}`)))
  forget(hall, id, room)
  return reply
}

async function inside<T>(hall: Hall, id: string, room: Room, job: Job<T>): Promise<Reply<T>> {
  const term = hall.store.term()
  if (room.term !== term) room.match = null
  room.term = term
  room.match ??= await load(hall, id, room)
  return room.match ? job(room.match, room) : NO_MATCH
}

async function load({ shelf, store }: Hall, id: string, room: Room): Promise<Match | null> {
  const record = await store.load(id)
  const match = record && (await resume(shelf, store, id, record))
  // After a failure the store may know more than was shown.
  if (match) showAll(room, match, {})
  return match
}

const stepping =
  ({ play, store }: Hall, id: string, act: Act, client: string): Job<object> =>
  async (match, room) => {
    const done = await act(match, (plays) => play(match, plays, client))
    if (done === 'done before') return { ok: true }
    if (!done.ok) return refused(done)
    // While it was flicked, another server may have moved the match on.
    if (store.term() !== room.term) throw new StoreLost()
    await store.append(id, done.change, standingOf(match, done.change))
    showAll(room, match, done.change.tracks)
    return { ok: true }
  }

/** A fault of the rules is told to whoever runs the server, not to the players. */
function refused({ why, fault }: Exclude<Step, { ok: true }>): Reply {
  if (fault) console.error(fault)
  return refuse(why)
}

/** The match goes on meanwhile: only the outlook is taken from it. Nobody thinks for a page that has gone. */
async function advise(hall: Hall, id: string, seat: Seat, { client, gone }: Asker): Promise<Reply<Advice>> {
  const asked = await enter<{ thought: Thought<Hint> }>(hall, id, (match) => {
    if (gone.aborted) return GONE
    const thought = adviceFor(hall.bots, match, seat, client)
    return thought ? { ok: true, thought } : refuse('Hints are for your own decisions against a bot.')
  })
  if (!asked.ok) return asked
  const { thought } = asked
  gone.addEventListener('abort', () => thought.cancel(), { once: true })
  if (gone.aborted) thought.cancel()
  return orRefuse(async () => {
    const hint = await thought.done.catch((error: unknown) => (gone.aborted ? null : Promise.reject(error)))
    return hint ? { ok: true, ...hint } : GONE
  })
}

const GONE = refuse('The page has gone.')

/** A watcher may not weaken a bot in somebody else's match. */
function hurry(room: Room | undefined, seats: readonly Seat[]): Reply {
  if (!room || (seats.length === 0 && room.watchers.size > 1))
    return refuse('Only who plays may hurry a bot.')
  room.thinking?.thought.hurry()
  return { ok: true }
}

function watch(hall: Hall, id: string, match: Match, room: Room, watcher: Watcher): Reply<{ stop(): void }> {
  const fit = seatsFit(match, watcher.seats)
  if (!fit.ok) return fit
  welcome(room, watcher, match)
  const stop = (): void => {
    dismissWatcher(room, watcher)
    if (room.watchers.size === 0) dismiss(room)
    forget(hall, id, room)
  }
  return { ok: true, stop }
}

function forget({ rooms }: Hall, id: string, room: Room): void {
  if (room.jobs === 0 && room.watchers.size === 0 && rooms.get(id) === room) rooms.delete(id)
}

/**
 * A failure is told to whoever runs the server; the player may try again. `after`: memory may be ahead of the
 * store now, so it must go before the next job begins.
 */
async function orRefuse<T>(work: () => Promise<Reply<T>>, after = (): unknown => null): Promise<Reply<T>> {
  try {
    return await work()
  } catch (error) {
    after()
    if (error instanceof StoreLost || error instanceof CannotOpen) return refuse(error.message)
    console.error(error)
    return refuse('The server could not store or read the match. Please try again.')
  }
}
