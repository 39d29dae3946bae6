import type { Body } from '../engine/body'
import type { Stock } from '../engine/stock'
import type { World } from '../engine/world'
import { heading, hundredth } from '../exact'
import type { Board, Event, Id, Played, Pose, Rest, Track } from '../types'
import type { Before } from './begin'
import { seconds } from './clock'
import { type Flat, flatAt, isFlat } from './flat'
import { frameOf } from './frame'
import type { Frames } from './frames'
import { hashOf } from './hash'
import { diePose, laid } from './lay'
import { mend } from './mend'
import { placeOf, turnAt } from './pose'
import type { Ran } from './run'
import { isCocked } from './showing'
import { type Resting, restingDice, touchingAtRest } from './touching'

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

const placedDice = (dice: readonly Resting[], flats: readonly Flat[]): Placed =>
  dice.map(({ die, touched }) => [die, diePose(die, touched, flats)])

/** A die that stayed cocked and is laid flat on the mat may now overlap what it leaned on. */
const isLaidDown = ([die, { on }]: Placed[number]): boolean => on === undefined && isCocked(die)

const inOrder = (flats: readonly Flat[]): Flat[] => [...flats].sort((a, b) => a.body.index - b.body.index)

const placedFlats = (flats: readonly Flat[]): Placed => flats.map(({ body, pose }) => [body, pose])

/** The track ends with everybody laid flat. */
function trackOf(board: Board, table: Rest, movers: Placed, frames: Frames): Track {
  const last = movers.map(([body, pose]): [Body, number[]] => {
    const piece = { ...table[body.id]!, pose }
    return [body, frameOf(placeOf(board, table, piece), turnAt(body.model.shape, piece))]
  })
  return frames.finish(new Map(last))
}

const inTime = (events: readonly Event[]): Event[] => [...events].sort((one, other) => one.t - other.t)

const posesOf = (movers: Placed): Record<Id, Pose> =>
  Object.fromEntries(movers.map(([{ id }, pose]) => [id, pose]))

/** Lays everybody flat and tells what happened (`docs/determinism.md`, 'How a flick ends'). */
export function end(stock: Stock, rest: Rest, { world, table, before, ran }: Finished): Played {
  const { board } = stock
  const atOnce = before.hits.map(({ touch }) => touch)
  const [staying, t] = [world.bodies.filter(({ out }) => !out), seconds(ran.halves)]
  const dice = restingDice(stock.probe, world)
  const flats = before.flats.filter(({ body }) => !body.out).map(laid)
  const placed = placedDice(dice, flats)
  const lying = inOrder([...flats, ...placed.filter(isLaidDown).map(([die, pose]) => flatAt(die, pose))])
  const events = inTime([...atOnce, ...ran.events, ...mend(board.size, ran.frames, lying, t)])
  const movers = moversOf(rest, [...placedFlats(lying), ...placed.filter((one) => !isLaidDown(one))])
  const touching = touchingAtRest(
    before.touching,
    lying.filter(({ body }) => isFlat(body)),
    dice,
  )
  const hash = hashOf(staying, events, ran.halves)
  const result = { events, poses: posesOf(movers), touching, seconds: t, hash }
  return { result, track: trackOf(board, table, movers, ran.frames) }
}
