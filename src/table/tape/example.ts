import { direction, heading } from '../exact'
import { plus } from '../outline'
import type { Id, Pose, Region } from '../types'
import type { Ground } from './ground'
import { placed } from './place'
import { type Frame, isSide, seenFrom } from './side'
import { freeInRow } from './spot'
import { slidTo } from './touching'

const QUARTERS = [0, 90, 180, 270]
/** Degrees between two bearings that are tried. */
const TURN = 5
/** mm between two rows, or two distances from a piece, that are tried. */
const STEP = 10

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / by) + 1) }, (_, i) => from + by * i)

/** 0, then a step to the right, one to the left, two to the right ... all the way round. */
const BEARINGS = steps(0, 355, TURN).map((turn, i) => (i % 2 ? turn + TURN : -turn) / 2)

interface Wish {
  ground: Ground
  shape: string
  moving: Id | undefined
}

/** Round a piece, its bow first, turned away from it first; every distance in turn. */
function* around({ ground, shape }: Wish, id: Id, distances: readonly number[]): Generator<Pose> {
  const { pose } = ground.rest[id]!
  for (const off of distances) {
    for (const turned of QUARTERS) {
      for (const turn of BEARINGS) {
        const bearing = pose.a + turn
        const wished = { ...plus(pose, direction(bearing)), a: heading(bearing + turned) }
        yield slidTo(ground, shape, id, wished, off)
      }
    }
  }
}

/** In rows along an edge, as near to its middle as can be. */
function* rows({ ground, shape, moving }: Wish, frame: Frame, depths: readonly number[]): Generator<Pose> {
  for (const depth of depths) {
    for (const turned of QUARTERS) {
      const row = { shape, a: heading(frame.facing + turned), frame, depth, moving }
      const spot = freeInRow(ground, row, frame.length / 2)
      if (spot) yield spot
    }
  }
}

/** The heading that D-16 leaves free, straight into the table first. */
function* headings(frame: Frame): Generator<Pose> {
  for (const turn of BEARINGS) yield { x: 0, y: 0, a: heading(frame.facing + turn) }
}

function* near(wish: Wish, within: number, of: Id | readonly Id[]): Generator<Pose> {
  const distances = steps(0, within, STEP)
  if (isSide(of)) return yield* rows(wish, seenFrom(of, wish.ground.board.size), distances.toReversed())
  for (const id of [of].flat()) yield* around(wish, id, distances)
}

/** From the middle of the table outwards. */
function* anywhere(wish: Wish): Generator<Pose> {
  const frame = seenFrom('S', wish.ground.board.size)
  const middle = frame.breadth / 2
  const fromMiddle = (p: number, q: number): number => Math.abs(p - middle) - Math.abs(q - middle)
  yield* rows(wish, frame, steps(0, frame.breadth, STEP).sort(fromMiddle))
}

function wishes(wish: Wish, where: Region): Generator<Pose> {
  const frame = 'from' in where ? seenFrom(where.from, wish.ground.board.size) : null
  if ('touching' in where) return around(wish, where.touching, [0])
  if ('within' in where) return near(wish, where.within, where.of)
  if ('rearAt' in where) return rows(wish, frame!, [where.rearAt])
  return 'inside' in where ? headings(frame!) : anywhere(wish)
}

/**
 * `Tape.example`: the first wish that is a legal place. Along an edge the search is exact; round a piece it
 * tries every 5 degrees at four headings, and over the table rows 10 mm apart: a tight hole may be missed.
 */
export function example(ground: Ground, shape: string, where: Region, moving?: Id): Pose | 'nowhere' {
  for (const wish of wishes({ ground, shape, moving }, where)) {
    const at = placed(ground, shape, where, wish, moving)
    if (at.ok) return at.pose
  }
  return 'nowhere'
}
