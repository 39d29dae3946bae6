import { type Body, centreOf, turnOf } from '../engine/body'
import { heading, hundredth } from '../exact'
import { distanceToEdge, inside } from '../outline'
import { centreHeight, topOf } from '../shape'
import { bearingAlong } from '../turning'
import type { Pose } from '../types'
import { type Flat, flatAt } from './flat'
import { shownBy } from './showing'

/** A flat piece lies on its face, even one that came to rest upside down: it is turned over in place. */
function flatPose(body: Body): Pose {
  const [x, y] = centreOf(body)
  return { x: hundredth(x), y: hundredth(y), a: heading(bearingAlong(turnOf(body), [0, 1, 0])) }
}

/** A flat piece as it lies at the end; who never woke lies where it lay. */
export const laid = (before: Flat): Flat =>
  before.body.woken ? flatAt(before.body, flatPose(before.body)) : before

function outsideBy(die: Pose, flat: Flat): number {
  const { outline } = flat.seen()
  return inside(die, outline) ? 0 : distanceToEdge(die, outline)
}

/** Is this die up on the other piece rather than beside it? */
const isUpOn = (die: Body, other: Flat): boolean => {
  const { shape } = other.body.model
  return centreOf(die)[2] - centreHeight(die.model.shape) > topOf(shape) / 2
}

/** The piece a die lies on: of several the one under its centre, else the nearest, else the smaller id. */
function under(die: Body, pose: Pose, touched: readonly Body[], flats: readonly Flat[]): Flat | undefined {
  const bearers = flats.filter((flat) => touched.includes(flat.body) && isUpOn(die, flat))
  return bearers.reduce<Flat | undefined>(
    (best, flat) => (best && outsideBy(pose, best) <= outsideBy(pose, flat) ? best : flat),
    undefined,
  )
}

/** A die as it lies at the end: it reads the face nearest to up (D-37). `touched`: what it touches. */
export function diePose(die: Body, touched: readonly Body[], flats: readonly Flat[]): Pose {
  const [x, y] = centreOf(die)
  const { up, a } = shownBy(die)
  const pose = { x: hundredth(x), y: hundredth(y), a: heading(a), up }
  const bearer = under(die, pose, touched, flats)
  return bearer ? { ...pose, on: bearer.body.id } : pose
}
