import type { Body } from '../engine/body'
import type { Stock } from '../engine/stock'
import type { World } from '../engine/world'
import { heading, hundredth } from '../exact'
import type { Board, Event, Id, Played, Pose, Rest, Track } from '../types'
import { seconds } from './clock'
import { type Flat, isFlat } from './flat'
import { type Frames, frameOf } from './frames'
import { hashOf } from './hash'
import { diePose, laid } from './lay'
import { mend } from './mend'
import { placeOf, turnAt } from './pose'
import type { Finished } from './play'
import { touchingAtRest } from './touching'

type Lying = ReadonlyMap<Body, Pose>

function diceOf(stock: Stock, world: World, dice: readonly Body[], flats: readonly Flat[]): [Body, Pose][] {
  return dice.flatMap((die): [Body, Pose][] => {
    const { shape } = die.model
    return shape.form === 'die' ? [[die, diePose(stock, world, die, shape.die, flats)]] : []
  })
}

const isSame = (before: Pose, after: Pose): boolean =>
  hundredth(before.x) === after.x && hundredth(before.y) === after.y && heading(before.a) === after.a
  && before.up === after.up && before.on === after.on

/** Those that moved, and the die that this flick put on the table. */
const moversOf = (before: Rest, lying: Lying): [Body, Pose][] =>
  [...lying].filter(([{ id }, pose]) => !before[id] || !isSame(before[id].pose, pose))

function trackOf(board: Board, table: Rest, movers: readonly [Body, Pose][], frames: Frames): Track {
  const now = movers.map(([{ id }, pose]) => [id, { ...table[id]!, pose }] as const)
  const after: Rest = { ...table, ...Object.fromEntries(now) }
  const last = movers.map(([body]): [Body, number[]] => {
    const piece = after[body.id]!
    return [body, frameOf(placeOf(board, after, piece), turnAt(body.model.shape, piece))]
  })
  return frames.finish(new Map(last))
}

const inTime = (events: readonly Event[]): Event[] => [...events].sort((one, other) => one.t - other.t)

/** Lays everybody flat and tells what happened (`docs/determinism.md`, 'How a flick ends'). */
export function end(stock: Stock, rest: Rest, { world, table, before, ran }: Finished): Played {
  const { board } = stock
  const staying = world.bodies.filter(({ out }) => !out)
  const flats = before.flats.filter(({ body }) => !body.out).map(laid)
  const t = seconds(ran.halves)
  const settled = mend({ size: board.size, backwards: ran.frames.backwards }, flats, t)
  const dice = staying.filter((body) => !isFlat(body))
  const lying = new Map([...flats.map(({ body, pose }) => [body, pose] as const), ...diceOf(stock, world, dice, flats)])
  const movers = moversOf(rest, lying)
  const events = inTime([...ran.events, ...settled])
  const poses: Record<Id, Pose> = Object.fromEntries(movers.map(([{ id }, pose]) => [id, pose]))
  const touching = touchingAtRest(stock, world, before.touching, flats, dice)
  const hash = hashOf(staying, events, ran.halves)
  return { result: { events, poses, touching, seconds: t, hash }, track: trackOf(board, table, movers, ran.frames) }
}
