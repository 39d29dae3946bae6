import type { Body } from '../engine/body'
import type { Stock } from '../engine/stock'
import type { World } from '../engine/world'
import { heading } from '../exact'
import { byId } from '../order'
import { TOLERANCE } from '../settings'
import { type Turn, bearingAlong } from '../turning'
import type { Event, Id, Played, Pose, Rest } from '../types'
import { seconds } from './clock'
import { type Flat, isFlat, pairsOf, touch } from './flat'
import { frameOf } from './frames'
import { hashOf } from './hash'
import { diePose, laid } from './lay'
import { mend } from './mend'
import { placeOf, turnAt } from './pose'
import type { Ran } from './run'

const WIDTH = 7

/** The poses of a piece in its frames, the last first. */
function backwards(frames: readonly number[]): Pose[] {
  const poses: Pose[] = []
  for (let i = frames.length - WIDTH; i >= 0; i -= WIDTH) {
    const [x, y] = frames.slice(i, i + 2) as [number, number]
    const turn = frames.slice(i + 3, i + WIDTH).map((part) => part / 10_000) as unknown as Turn
    poses.push({ x: x / 100, y: y / 100, a: heading(bearingAlong(turn, [0, 1, 0])) })
  }
  return poses
}
