import type { Body } from '../engine/body'
import type { Stock } from '../engine/stock'
import type { World } from '../engine/world'
import { heading, hundredth } from '../exact'
import { isSmall } from '../shape'
import type { Board, Event, Id, Piece, Played, Pose, Rest, Track } from '../types'
import type { Before } from './begin'
import { seconds } from './clock'
import { type Flat, flatAt, isFlat } from './flat'
import { frameOf } from './frame'
import type { Frames } from './frames'
import { hashOf } from './hash'
import { diePose, isTurnedOver, laid } from './lay'
import { mend } from './mend'
import { placeOf, overFrom, turnAt } from './pose'
import { raised } from './raise'
import type { Ran } from './run'
import { isCocked } from './showing'
import { type Resting, resting, touchingAtRest } from './touching'

/** A flick that has run, before its world is closed. */
export interface Finished {
  world: World
  /** The table with the die that the flick put on it. */
  table: Rest
  before: Before
  ran: Ran
}

type Placed = readonly (readonly [Body, Pose])[]

const isSame = (before: Pose, after: Pose): boolean =>
  hundredth(before.x) === after.x &&
  hundredth(before.y) === after.y &&
  heading(before.a) === after.a &&
  before.up === after.up &&
  before.on === after.on

/** Those that moved, and the die that this flick put on the table. */
const moversOf = (rest: Rest, placed: Placed): Placed =>
  placed.filter(([{ id, woken }, pose]) => woken && !(rest[id] && isSame(rest[id].pose, pose)))

/** A die that stayed cocked and is laid flat on the mat may now overlap what it leaned on. */
const isLaidDown = ([die, { on }]: Placed[number]): boolean => on === undefined && isCocked(die)

const inOrder = (flats: readonly Flat[]): Flat[] => [...flats].sort((a, b) => a.body.index - b.body.index)

const placedFlats = (flats: readonly Flat[]): Placed => flats.map(({ body, pose }) => [body, pose])

/** The track ends with everybody laid flat, a two-sided disc on the side that it fell on. */
function trackOf(board: Board, table: Rest, movers: Placed, frames: Frames): Track {
  const moved = movers.map(([{ id }, pose]): [Id, Piece] => [id, { ...table[id]!, pose }])
  const after: Rest = { ...table, ...Object.fromEntries(moved) }
  const last = movers.map(([body, pose]): [Body, number[]] => {
    const { shape } = body.model
    const lies = turnAt(shape, after[body.id]!)
    const turn = pose.up !== undefined && isTurnedOver(body) ? overFrom(pose.a) : lies
    return [body, frameOf(placeOf(board, after, after[body.id]!), turn)]
  })
  return frames.finish(new Map(last))
}

const inTime = (events: readonly Event[]): Event[] => [...events].sort((one, other) => one.t - other.t)

const posesOf = (movers: Placed): Record<Id, Pose> =>
  Object.fromEntries(movers.map(([{ id }, pose]) => [id, pose]))

/** Everybody as they lie, and the pieces that dice touch. */
interface Lying {
  flats: Flat[]
  dice: Placed
  touched: Resting[]
}

function lay({ board, probe }: Stock, { world, table, before }: Finished): Lying {
  const touched = resting(probe, world, (body) => !isFlat(body))
  const onMat = before.flats.filter(({ body }) => !body.out).map(laid)
  const dice: Placed = touched.map((die) => [die.body, diePose(die.body, die.touched, onMat)])
  const small = resting(probe, world, (body) => isFlat(body) && isSmall(body.model.shape) && body.woken)
  const flats = small.length ? raised(board, table, onMat, dice, small) : onMat
  return { flats, dice, touched }
}

/** Lays everybody flat and tells what happened (`docs/determinism.md`, 'How a flick ends'). */
export function end(stock: Stock, rest: Rest, finished: Finished): Played {
  const [{ board }, { world, table, before, ran }] = [stock, finished]
  const [staying, t] = [world.bodies.filter(({ out }) => !out), seconds(ran.halves)]
  const { flats, dice, touched } = lay(stock, finished)
  const lying = inOrder([...flats, ...dice.filter(isLaidDown).map(([die, pose]) => flatAt(die, pose))])
  const atOnce = before.hits.map(({ touch }) => touch)
  const events = inTime([...atOnce, ...ran.events, ...mend(board.size, ran.frames, lying, t)])
  const movers = moversOf(rest, [...placedFlats(lying), ...dice.filter((one) => !isLaidDown(one))])
  const touching = touchingAtRest(
    before.touching,
    lying.filter(({ body }) => isFlat(body)),
    touched,
  )
  const hash = hashOf(staying, events, ran.halves)
  const result = { events, poses: posesOf(movers), touching, seconds: t, hash }
  return { result, track: trackOf(board, table, movers, ran.frames) }
}
