import { BESIDE } from '../../table/aim'
import type { FlickOption } from '../../games/kit'
import { place } from '../../table/exact'
import { minus } from '../../table/outline'
import type { Aim, Id, Refusal } from '../../table/types'
import { carrierOf, flickedShape, flicksDie } from '../flicked'
import { fitted, nextEdge, pushable, straightBehind } from './contact'
import { clamp, fromSeat, speedAt, toAt, toBearing, toStrength } from './numbers'
import { fromPiece, type Origin, others, pieceOf, type Scene, shapeOf } from './scene'
import { bearingTo } from './sight'
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

/** Strong enough to reach across a third of the table, weak enough to stay on it. */
const FIRST_STRENGTH = 40

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

/** What the flick may be meant for: what the rules name, else everything else on the table. */
export const targets = (scene: Scene, option: FlickOption): Id[] =>
  (option.at ?? others(scene, carrierOf(option))).filter((id) => scene.rest[id])

const nearestTarget = (scene: Scene, option: FlickOption): Id | undefined => {
  const from = carrierOf(option)
  return targets(scene, option).toSorted((a, b) => scene.tape.gap(from, a) - scene.tape.gap(from, b))[0]
}

/** At the nearest target that the rules name, else the way the piece looks. */
export function firstAim(scene: Scene, option: FlickOption): Aiming {
  const { pose } = pieceOf(scene, carrierOf(option))
  const ahead: Aiming = { bearing: toBearing(pose.a), strength: FIRST_STRENGTH, at: null, start: 'centre' }
  const target = option.at && nearestTarget(scene, option)
  const snapped = target === undefined ? ahead : snap(scene, option, ahead, target)
  return whyNot(scene, option, snapped) === null ? snapped : ahead
}

/** Turned to the centre of a piece. */
export function snap(scene: Scene, option: FlickOption, aiming: Aiming, id: Id): Aiming {
  const { point } = originOf(scene, option, aiming)
  return { ...aiming, bearing: toBearing(bearingTo(point, pieceOf(scene, id).pose)) }
}

/** The target this bearing points at the centre of. */
export const snappedTo = (scene: Scene, option: FlickOption, aiming: Aiming): Id | undefined =>
  others(scene, carrierOf(option)).find((id) => snap(scene, option, aiming, id).bearing === aiming.bearing)

/** The next target clockwise from this bearing (`way` 1), or the one before it (-1). */
export function nextTarget(scene: Scene, option: FlickOption, aiming: Aiming, way: 1 | -1): Id | undefined {
  const turnTo = (id: Id): number => {
    const turn = toBearing((snap(scene, option, aiming, id).bearing - aiming.bearing) * way)
    return turn === 0 ? 360 : turn
  }
  return targets(scene, option).toSorted((a, b) => turnTo(a) - turnTo(b))[0]
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

/** Why nothing can be flicked like this, or null. */
export function whyNot(scene: Scene, option: FlickOption, aiming: Aiming): string | null {
  const possible = whatElse(scene, option, aiming)
  return possible && `${scene.nameOf(option.piece)} has no lit edge for this bearing. ${possible}`
}

/** The same in few words, where there is little room and the piece is plain to see. */
export function whyNotBriefly(scene: Scene, option: FlickOption, aiming: Aiming): string | null {
  const possible = whatElse(scene, option, aiming)
  return possible && `No lit edge. ${possible}`
}

/** The bearings that are possible, where this one is not. */
function whatElse(scene: Scene, option: FlickOption, aiming: Aiming): string | null {
  if (contactOf(scene, option, aiming) !== undefined) return null
  const stretches = pushable(pushedBy(scene, option, aiming)).map(
    ([from, to]) => `from ${fromSeat(from, scene.edge)}° to ${fromSeat(to, scene.edge)}°`,
  )
  return `Possible: ${stretches.join(' and ')}.`
}

/** What a person would have to set for this aim: the other way round of `aimOf`. */
export function aimingFor(scene: Scene, option: FlickOption, { at, bearing, speed, start }: Aim): Aiming {
  const strength = toStrength((100 * (speed - option.min)) / (option.max - option.min))
  const { pose } = pieceOf(scene, carrierOf(option))
  return {
    bearing,
    strength,
    at,
    start: start ? place(minus(start, pose), { x: 0, y: 0, a: -pose.a }) : 'centre',
  }
}

/** The aim that is sent. */
export function aimOf(scene: Scene, option: FlickOption, aiming: Aiming): { ok: true; aim: Aim } | Refusal {
  const at = contactOf(scene, option, aiming)
  if (at === undefined) return { ok: false, why: whyNot(scene, option, aiming)! }
  const { bearing, strength } = aiming
  const speed = speedAt(strength, option)
  const start = option.adds ? { start: originOf(scene, option, aiming).point } : {}
  return { ok: true, aim: { at, bearing, speed, ...start } }
}
