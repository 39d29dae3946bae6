import type { FlickOption } from '../../games/kit'
import { BESIDE } from '../../table/aim'
import { flickedShape, flicksDie } from '../flicked'
import { fitted, nextEdge, straightBehind } from './contact'
import { clamp, toAt, toBearing, toStrength } from './numbers'
import { fromPiece, type Origin, pieceOf, type Scene, shapeOf } from './scene'
import { type Start, startOn } from './start'
import type { Pushed } from './stretch'

/** What a person has set so far: the swipe, the pull and the numbers all write this one value. */
export interface Aiming {
  /** Degrees clockwise from north, as the table keeps it. */
  bearing: number
  /** From 0 to 100 between the option's slowest and fastest push. */
  strength: number
  /** The contact that was chosen; null: straight behind, whatever the bearing. */
  at: number | null
  /** Where it starts on the piece that it is put on. */
  start: Start
}

/** Where the push comes from and what travels: what is put down for the flick stands along its way. */
export function originOf(scene: Scene, option: FlickOption, { bearing, start }: Aiming): Origin {
  const { adds, piece } = option
  if (!adds) return fromPiece(scene, piece)
  const point = startOn(pieceOf(scene, adds.on), shapeOf(scene, adds.on), start)
  return { point, on: adds.on, shape: flickedShape(scene, option), a: bearing }
}

/** What is pushed at its rim, and where it is. */
export function pushedBy(scene: Scene, option: FlickOption, aiming: Aiming): Pushed {
  const { point, shape, a } = originOf(scene, option, aiming)
  return { shape, pose: { ...point, a }, surface: option.surface }
}

export const turned = (aiming: Aiming, degrees: number): Aiming => ({
  ...aiming,
  bearing: toBearing(aiming.bearing + degrees),
})

export const withStrength = (aiming: Aiming, strength: number): Aiming => ({
  ...aiming,
  strength: toStrength(strength),
})

/** The contact as it would be played; undefined when the piece cannot be pushed on this bearing. */
export function contactOf(scene: Scene, option: FlickOption, aiming: Aiming): number | undefined {
  const { at, bearing } = aiming
  if (flicksDie(scene, option)) return at ?? 0
  const pushed = pushedBy(scene, option, aiming)
  return at === null ? straightBehind(pushed, bearing) : fitted(pushed, bearing, at)
}

/** A contact of one's own choice, as near to the wished one as this bearing allows. */
export function touchedAt(scene: Scene, option: FlickOption, aiming: Aiming, mm: number): Aiming {
  if (flicksDie(scene, option)) return { ...aiming, at: clamp(toAt(mm), -BESIDE, BESIDE) }
  return { ...aiming, at: fitted(pushedBy(scene, option, aiming), aiming.bearing, toAt(mm)) ?? null }
}

/** The contact moved along the lit edge, counter-clockwise; for a die to the right of its way. */
export const slid = (scene: Scene, option: FlickOption, aiming: Aiming, mm: number): Aiming =>
  touchedAt(scene, option, aiming, (contactOf(scene, option, aiming) ?? 0) + mm)

export function onNextEdge(scene: Scene, option: FlickOption, aiming: Aiming): Aiming {
  const now = contactOf(scene, option, aiming)
  if (flicksDie(scene, option) || now === undefined) return aiming
  return { ...aiming, at: nextEdge(pushedBy(scene, option, aiming), aiming.bearing, now) ?? null }
}
