import { type Body, centreOf, turnOf } from '../engine/body'
import { heading, hundredth, sinCos } from '../exact'
import { distanceToEdge, inside } from '../outline'
import { ASSIST } from '../settings'
import { centreHeight, facesOf, topOf } from '../shape'
import { bearingAlong, turned } from '../turning'
import type { Pose } from '../types'
import { type Flat, flatAt, isFlat } from './flat'
import { shownBy } from './showing'

const LEVEL = sinCos(ASSIST.tilt).cos

/** Cosine of how far a flat piece is from lying as it started: negative when it was turned over. */
const upright = (body: Body): number => turned(turnOf(body), [0, 0, 1])[2]

/** Has a piece been turned over since its flick began? */
export const isTurnedOver = (body: Body): boolean => isFlat(body) && upright(body) < 0

/** The other side of a two-sided disc that was turned over; of one side only nothing is told. */
function sideOf(body: Body, { up }: Pose): Pick<Pose, 'up'> {
  if (up === undefined || facesOf(body.model.shape) === 0) return {}
  return { up: isTurnedOver(body) ? 3 - up : up }
}

/** A flat piece lies on its face, even one that came to rest upside down: it is turned over in place. */
function flatPose(body: Body, before: Pose): Pose {
  const [x, y] = centreOf(body)
  const a = heading(bearingAlong(turnOf(body), [0, 1, 0]))
  return { x: hundredth(x), y: hundredth(y), a, ...sideOf(body, before) }
}

/** A flat piece as it lies at the end, on the mat; who never woke lies where it lay. */
export const laid = (before: Flat): Flat =>
  before.body.woken ? flatAt(before.body, flatPose(before.body, before.pose)) : before

function outsideBy(rider: Pose, flat: Flat): number {
  const { outline } = flat.seen()
  return inside(rider, outline) ? 0 : distanceToEdge(rider, outline)
}

const bottomOf = (body: Body): number => centreOf(body)[2] - centreHeight(body.model.shape)

/** Is this piece up on the other rather than beside it? */
const isUpOn = (rider: Body, { body: other }: Flat): boolean =>
  bottomOf(rider) - bottomOf(other) > topOf(other.model.shape) / 2

/** The piece another lies on: of several the one under its centre, else the nearest, else the smaller id. */
function under(rider: Body, pose: Pose, touched: readonly Body[], all: readonly Flat[]): Flat | undefined {
  const bearers = all.filter((flat) => touched.includes(flat.body) && isUpOn(rider, flat))
  return bearers.reduce<Flat | undefined>(
    (best, flat) => (best && outsideBy(pose, best) <= outsideBy(pose, flat) ? best : flat),
    undefined,
  )
}

const lyingOn = (pose: Pose, bearer: Flat | undefined): Pose =>
  bearer ? { ...pose, on: bearer.body.id } : pose

/** A die as it lies at the end: it reads the face nearest to up (D-37). `touched`: what it touches. */
export function diePose(die: Body, touched: readonly Body[], flats: readonly Flat[]): Pose {
  const [x, y] = centreOf(die)
  const { up, a } = shownBy(die)
  const pose = { x: hundredth(x), y: hundredth(y), a: heading(a), up }
  return lyingOn(pose, under(die, pose, touched, flats))
}

/** A small flat piece that came to rest level on another stays there; one that leans does not. */
export function smallPose({ body, pose }: Flat, touched: readonly Body[], all: readonly Flat[]): Pose {
  return Math.abs(upright(body)) < LEVEL ? pose : lyingOn(pose, under(body, pose, touched, all))
}
