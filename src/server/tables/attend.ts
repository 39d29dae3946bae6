import type { Seat } from '../../games/kit'
import type { Answer, Reply } from '../../match'
import { dutyOf, startThinking, type Duty } from '../bots/bots'
import type { BotPool } from '../bots/pool'
import { answering, replying, type Act } from './acts'
import type { Room } from './room'

/** So often a page hears how far a bot has come, ms. */
const TELL = 250

/** Bots of one room: they think as long as somebody watches, about the question of now. */
export function attend(pool: BotPool, room: Room, act: (act: Act) => Promise<Reply>): void {
  const { match, watchers } = room
  const duty = match && watchers.size > 0 ? dutyOf(match) : null
  if (duty?.what === 'decide' && duty.n === room.thinking?.n) return
  dismiss(room)
  if (!match || !duty || duty.n === room.stuck) return
  if (duty.what === 'decide') decide(pool, room, duty, act)
  else void act(once(room, duty.n, replying(duty.seat, match.record.journal.at(-1)!.n, duty.how)))
}

/** The act of a bot, which is not repeated when it is refused. */
const once =
  (room: Room, n: number, act: Act): Act =>
  async (match, play) => {
    const done = await act(match, play)
    if (done === 'done before' || done.ok) return done
    room.stuck = n
    console.error(`A bot's answer to question ${n} was refused: ${done.why}`)
    return done
  }

/** The first of these answers that is not refused. */
const firstTaken =
  (seat: Seat, [answer, ...others]: Answer[]): Act =>
  async (match, play) => {
    const done = await answering(seat, answer!)(match, play)
    const refused = done !== 'done before' && !done.ok && !done.fault
    return refused && others.length > 0 ? firstTaken(seat, others)(match, play) : done
  }

/** Nobody waits for it any more. */
export function dismiss(room: Room): void {
  room.thinking?.thought.cancel()
  rest(room)
}

function rest(room: Room): void {
  if (!room.thinking) return
  clearInterval(room.thinking.timer)
  room.thinking = null
  for (const watcher of room.watchers) watcher.think(null)
}

function decide(
  pool: BotPool,
  room: Room,
  duty: Extract<Duty, { what: 'decide' }>,
  act: (act: Act) => Promise<Reply>,
): void {
  const { n, seat } = duty
  const client = [...room.watchers][0]!.client
  const thought = startThinking(pool, room.match!, duty, client)
  const tell = (): void => room.watchers.forEach((watcher) => watcher.think({ seat, share: thought.share() }))
  const thinking = { n, seat, thought, timer: setInterval(tell, TELL).unref() }
  room.thinking = thinking
  const done = (): boolean => {
    const current = room.thinking === thinking
    if (current) rest(room)
    return current
  }
  thought.done.then(
    ({ answer, instead }) => void (done() && act(once(room, n, firstTaken(seat, [answer, ...instead])))),
    (error: unknown) => void (done() && console.error(error)),
  )
}
