import { centreOf } from '../engine/body'
import { direction, heading, hundredth, turn } from '../exact'
import { plus, times } from '../outline'
import type { Event, Point, Pose } from '../types'
import { areWithin } from './close'
import { type Flat, flatAt, isFlat, overlap, pairsWhere } from './flat'
import type { Frames } from './frames'

type Settled = Extract<Event, { is: 'settled' }>

/** Halvings between a free and a blocked pose of the path: finer than poses are kept. */
const HALVINGS = 12
const BEARINGS = 24
const FARTHEST = 300

const laidDown = ({ x, y, a }: Pose): Pose => ({ x: hundredth(x), y: hundredth(y), a: heading(a) })

const onTable = ({ x, y }: Pose, size: Point): boolean => x >= 0 && y >= 0 && x <= size.x && y <= size.y

type IsFree = (pose: Pose) => boolean

const freedom =
  (flat: Flat, others: readonly Flat[], size: Point): IsFree =>
  (pose) =>
    onTable(pose, size) && !others.some((other) => overlap(flatAt(flat.body, pose, flat.base), other))

function between(from: Pose, to: Pose, share: number): Pose {
  const { x, y } = plus(times(from, 1 - share), times(to, share))
  const swing = turn(to.a - from.a + 180) - 180
  return laidDown({ x, y, a: from.a + swing * share })
}

/** Of the way from a blocked pose to a free one, the free pose nearest to the blocked. */
function nearestFree(blocked: Pose, free: Pose, isFree: IsFree): Pose {
  let [low, high] = [0, 1]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (isFree(between(blocked, free, middle))) high = middle
    else low = middle
  }
  return between(blocked, free, high)
}

/** For the rare piece whose whole path is taken by others: rings round where it lies. */
function around(pose: Pose, isFree: IsFree): Pose {
  for (let radius = 1; radius <= FARTHEST; radius++) {
    for (let i = 0; i < BEARINGS; i++) {
      const there = laidDown({ ...plus(pose, times(direction((360 / BEARINGS) * i), radius)), a: pose.a })
      if (isFree(there)) return there
    }
  }
  return pose
}

/** A die keeps its heading: on its path it tumbled. */
const onPath = ({ body, pose }: Flat, then: Pose): Pose => (isFlat(body) ? then : { ...then, a: pose.a })

function freePose(flat: Flat, path: readonly Pose[], isFree: IsFree): Pose {
  let blocked = flat.pose
  for (const then of path) {
    const pose = onPath(flat, then)
    if (isFree(laidDown(pose))) return nearestFree(blocked, pose, isFree)
    blocked = pose
  }
  return around(flat.pose, isFree)
}

const haveMet = (a: Flat, b: Flat): boolean => (a.body.woken || b.body.woken) && overlap(a, b)

/** Of two that overlap, the one that moved and lay higher goes back (tie: the larger id, the second). */
function whoYields([a, b]: readonly [Flat, Flat]): Flat {
  if (!a.body.woken) return b
  if (!b.body.woken) return a
  return centreOf(a.body)[2] > centreOf(b.body)[2] ? a : b
}

function yieldOnce(size: Point, frames: Frames, flats: Flat[], t: number): Settled | undefined {
  const [pair] = pairsWhere(flats, haveMet)
  if (!pair) return undefined
  const flat = whoYields(pair)
  const others = flats.filter((other) => other !== flat)
  const pose = freePose(flat, frames.backwards(flat.body), freedom(flat, others, size))
  flats[flats.indexOf(flat)] = flatAt(flat.body, { ...flat.pose, ...pose }, flat.base)
  return { t, is: 'settled', a: flat.body.id, from: pointOf(flat.pose), to: pointOf(pose) }
}

const pointOf = ({ x, y }: Point): Point => ({ x, y })

/** What lay on a piece that went from below it lies on the mat. */
function fallDown(flats: Flat[]): void {
  flats.forEach((flat, i) => {
    const under = flats.find(({ body }) => body.id === flat.pose.on)
    if (!under || areWithin(flat.seen(), under.seen(), 0)) return
    const { on: _on, ...pose } = flat.pose
    flats[i] = flatAt(flat.body, pose)
  })
}

/**
 * Pieces that overlap as they are laid, by more than 0.1 mm: each that must yield goes back along its own
 * path to the nearest free pose. Changes `flats` in place and tells what it moved. Every move frees one piece
 * from all others.
 */
export function mend(size: Point, frames: Frames, flats: Flat[], t: number): Settled[] {
  const settled: Settled[] = []
  for (let left = 2 * flats.length; left > 0; left--) {
    const one = yieldOnce(size, frames, flats, t)
    if (!one) break
    settled.push(one)
    fallDown(flats)
  }
  return settled
}
