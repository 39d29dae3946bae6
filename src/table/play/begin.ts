import { putDown } from '../aim'
import { type Body, type EntryState, entry } from '../engine/body'
import type { Stock } from '../engine/stock'
import type { Joining, World } from '../engine/world'
import { byId } from '../order'
import { BadFlick, listed, words } from '../refusal'
import { TOLERANCE, WORLD } from '../settings'
import { baseOf } from '../shape'
import type { Flick, Id, Piece, Rest } from '../types'
import { type AtOnce, hitAtOnce } from './at-once'
import { type Flat, flatAt, isFlat, overlap, pairsWhere, touch } from './flat'
import { isPushedLow, turnedToFinger } from './low'
import { overhangs } from './overhang'
import { placeOf, turnAt } from './pose'
import { type Launch, push } from './push'
import { shakenPose } from './shake'
import type { BodyPair } from './watch'

/** For tests only: sees, and may change, every body's numbers as they enter the engine. */
export type EnteringGate = (id: Id, entering: EntryState) => void

const AT_REST: Launch = { velocity: [0, 0, 0], spin: [0, 0, 0] }

/** The table at rest, with what this flick puts on it, or turns to the finger. */
export function withAdded({ board }: Stock, rest: Rest, flick: Flick): Rest {
  const { adds, piece } = flick
  if (!adds) return turnedToFinger(board, rest, flick)
  const shape = board.shapes[adds.shape]!
  const pose = shape.form === 'die' ? shakenPose(shape.die, flick) : putDown(flick)
  return { ...rest, [piece]: { kind: adds.kind, shape: adds.shape, pose } }
}

function startOf(stock: Stock, rest: Rest, id: Id, flick: Flick): EntryState {
  const piece = rest[id]!
  const model = stock.model(piece.shape)
  const turn = turnAt(model.shape, piece)
  const launch = id === flick.piece ? push(model, piece, turn, flick) : AT_REST
  return entry(placeOf(stock.board, rest, piece), turn, launch.velocity, launch.spin)
}

const MOST = WORLD.maxSpeed

/** The last look at every number: the engine takes NaN silently and then never sleeps. */
function checkEntry(id: Id, from: EntryState): void {
  const fits = from.every((value) => Math.abs(value) <= MOST)
  if (!fits) throw new BadFlick(words`The start of ${{ piece: id }} is out of range: ${from.join(' ')}.`)
}

/** Everybody who enters the world, in the order of their ids. */
export function joiningOf(stock: Stock, rest: Rest, flick: Flick, gate: EnteringGate): Joining[] {
  return Object.keys(rest)
    .sort(byId)
    .map((id): Joining => {
      const { shape, fixed } = rest[id] as Piece
      const from = startOf(stock, rest, id, flick)
      gate(id, from)
      checkEntry(id, from)
      return { id, shape, fixed: fixed === true, from }
    })
}

const refuseOverlap = (a: Id, b: Id): never => {
  throw new BadFlick(words`${listed([a, b], ' and ')} overlap at the start.`)
}

/** How the pieces lie and touch before the flick. */
export interface Before {
  flats: readonly Flat[]
  touching: readonly BodyPair[]
  /** Of these, what the flicked piece has hit at once. */
  hits: readonly AtOnce[]
}

/** The flat pairs that touch at the start. Throws when two overlap. */
function flatPairs(flats: readonly Flat[]): BodyPair[] {
  const touching = pairsWhere(flats, touch)
  for (const [a, b] of touching) if (overlap(a, b)) refuseOverlap(a.body.id, b.body.id)
  return touching.map(([a, b]) => [a.body, b.body])
}

/** The pairs with a die. What a die stands on touches it. `turned`: it may overlap what it touched before. */
function dicePairs(stock: Stock, world: World, turned?: Id): BodyPair[] {
  const dice = world.bodies.filter((body) => !isFlat(body))
  return dice.flatMap((die) => {
    const near = [...stock.probe.near(world.system, die, world.bodies, TOLERANCE)]
    const grows = (other: Body): boolean => die.id === turned || other.id === turned
    for (const [other, depth] of near) if (depth > TOLERANCE && !grows(other)) refuseOverlap(die.id, other.id)
    return near.map(([other]): BodyPair => [die, other])
  })
}

/** What a die that is put on a piece reaches over, and does not stand on. */
function overhung(
  { bodies }: World,
  rest: Rest,
  { piece, adds }: Flick,
  known: readonly BodyPair[],
): BodyPair[] {
  const die = bodies.find(({ id }) => id === piece)
  if (!adds || !die || isFlat(die)) return []
  const isKnown = (other: Body): boolean => known.some(([a, b]) => a === die && b === other)
  return bodies
    .filter((other) => isFlat(other) && !isKnown(other) && overhangs(die, other, rest[other.id]!.pose))
    .map((other): BodyPair => [die, other])
}

/**
 * Looks at the table before the flick. Throws `BadFlick` with both ids when two overlap by more than 0.1 mm.
 */
export function lookBefore(stock: Stock, world: World, rest: Rest, flick: Flick): Before {
  const turned = isPushedLow(stock.board, rest, flick) ? flick.piece : undefined
  const flats = world.bodies.filter(isFlat).map((body) => {
    const { pose } = rest[body.id]!
    return flatAt(body, pose, baseOf(stock.board, rest, pose))
  })
  const known = [...flatPairs(flats), ...dicePairs(stock, world, turned)]
  const touching = [...known, ...overhung(world, rest, flick, known)]
  return { flats, touching, hits: hitAtOnce(rest, flick, touching) }
}
