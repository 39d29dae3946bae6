import type { FlickOption } from '../../games/kit'
import { checkAim } from '../../table/aim'
import { place } from '../../table/exact'
import { minus } from '../../table/outline'
import { named, refuse } from '../../table/refusal'
import type { Aim, Refusal } from '../../table/types'
import { carrierOf, flickOf } from '../flicked'
import { type Aiming, contactOf, originOf, pushedBy } from './aim'
import { pushable } from './contact'
import { fromSeat, speedAt, strengthOf, toStrength } from './numbers'
import { pieceOf, type Scene } from './scene'

/* From what a person has set to the aim that is sent, and back; or why it cannot be. */

/** Why nothing can be flicked like this, or null. */
export function whyNot(scene: Scene, option: FlickOption, aiming: Aiming): string | null {
  const possible = whatElse(scene, option, aiming)
  if (possible) return `${scene.nameOf(option.piece)} has no lit edge for this bearing. ${possible}`
  return whyNoRoom(scene, option, aiming)
}

/** The same in few words, where there is little room and the piece is plain to see. */
export function whyNotBriefly(scene: Scene, option: FlickOption, aiming: Aiming): string | null {
  const possible = whatElse(scene, option, aiming)
  if (possible) return `No lit edge. ${possible}`
  return whyNoRoom(scene, option, aiming) && 'No room to start there.'
}

/** Why what is put on a piece cannot start there. */
function whyNoRoom(scene: Scene, option: FlickOption, aiming: Aiming): string | null {
  if (!option.adds) return null
  const { board, rest, nameOf } = scene
  const fits = checkAim(board, rest, flickOf(option, setTo(scene, option, aiming)))
  return fits.ok ? null : named(fits, nameOf).why
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
  const strength = toStrength(strengthOf(speed, option))
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
  const why = whyNot(scene, option, aiming)
  return why ? refuse(why) : { ok: true, aim: setTo(scene, option, aiming) }
}

/** In the table's numbers; the contact must be possible. */
function setTo(scene: Scene, option: FlickOption, aiming: Aiming): Aim {
  const { bearing, strength } = aiming
  const start = option.adds ? { start: originOf(scene, option, aiming).point } : {}
  return { at: contactOf(scene, option, aiming)!, bearing, speed: speedAt(strength, option), ...start }
}
