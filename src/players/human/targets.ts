import type { FlickOption } from '../../games/kit'
import type { Id } from '../../table/types'
import { carrierOf } from '../flicked'
import { type Aiming, originOf } from './aim'
import { toBearing } from './numbers'
import { others, pieceOf, type Scene } from './scene'
import { whyNot } from './sending'
import { bearingTo } from './sight'
import { STARTS } from './start'

/* What an aim is turned to. */

/** Strong enough to reach across a third of the table, weak enough to stay on it. */
const FIRST_STRENGTH = 40

/** What the flick may be meant for: what the rules name, else everything else on the table. */
export const targets = (scene: Scene, option: FlickOption): Id[] =>
  (option.at ?? others(scene, carrierOf(option))).filter((id) => scene.rest[id])

const nearestTarget = (scene: Scene, option: FlickOption): Id | undefined => {
  const from = carrierOf(option)
  return targets(scene, option).toSorted((a, b) => scene.tape.gap(from, a) - scene.tape.gap(from, b))[0]
}

/**
 * At the nearest target that the rules name, else the way the piece looks; what is put on a piece starts in
 * its middle, else where there is room.
 */
export function firstAim(scene: Scene, option: FlickOption): Aiming {
  const { pose } = pieceOf(scene, carrierOf(option))
  const ahead: Aiming = { bearing: toBearing(pose.a), strength: FIRST_STRENGTH, at: null, start: 'centre' }
  const target = option.at && nearestTarget(scene, option)
  const starts = (option.adds ? STARTS : ([ahead.start] as const)).map((start) => ({ ...ahead, start }))
  const snapped = starts.map((one) => (target === undefined ? one : snap(scene, option, one, target)))
  return [...snapped, ...starts].find((one) => whyNot(scene, option, one) === null) ?? ahead
}

/** Turned to the centre of a piece. */
export function snap(scene: Scene, option: FlickOption, aiming: Aiming, id: Id): Aiming {
  const { point } = originOf(scene, option, aiming)
  return { ...aiming, bearing: toBearing(bearingTo(point, pieceOf(scene, id).pose)) }
}

/** The target this bearing points at the centre of. */
export const snappedTo = (scene: Scene, option: FlickOption, aiming: Aiming): Id | undefined =>
  [...targets(scene, option), ...others(scene, carrierOf(option))].find(
    (id) => snap(scene, option, aiming, id).bearing === aiming.bearing,
  )

/** The next target clockwise from this bearing (`way` 1), or the one before it (-1). */
export function nextTarget(scene: Scene, option: FlickOption, aiming: Aiming, way: 1 | -1): Id | undefined {
  const turnTo = (id: Id): number => {
    const turn = toBearing((snap(scene, option, aiming, id).bearing - aiming.bearing) * way)
    return turn === 0 ? 360 : turn
  }
  return targets(scene, option).toSorted((a, b) => turnTo(a) - turnTo(b))[0]
}
