import type { FlickOption } from '../../games/kit'
import { firstInWay, type InWay, tableEnd } from './ahead'
import { flicksDie } from '../flicked'
import { type Aiming, contactOf, originOf, pushedBy } from './aim'
import { whyNot } from './sending'
import { besideCentre } from './contact'
import { cm, fromSeat } from './numbers'
import { sayTravel } from './travel'
import type { Origin, Scene } from './scene'
import { firstMet } from './sight'
import type { Start } from './start'

/*
 * Says where an aim points, what is on the way, and how far it goes: the last only as the table was
 * measured. A number made up would teach a wrong hand.
 */

/** The whole aim in words: what the screen shows and what is read out. */
export function sayAim(scene: Scene, option: FlickOption, aiming: Aiming): string {
  const why = whyNot(scene, option, aiming)
  const numbers = `Bearing ${fromSeat(aiming.bearing, scene.edge)}°, strength ${aiming.strength}.`
  if (why) return `${numbers} ${why}`
  return [numbers, sayContact(scene, option, aiming), sayWay(scene, option, aiming)].join(' ')
}

/** What it points at, what is in the way, where the table ends, and how far it would go. */
export function sayWay(scene: Scene, option: FlickOption, aiming: Aiming): string {
  const origin = originOf(scene, option, aiming)
  const end = tableEnd(scene.board, origin.point, aiming.bearing)
  const ahead = `${sayTarget(scene, origin, aiming.bearing)} The table ends at ${cm(end)}.`
  return [ahead, sayTravel(scene, option, aiming)].join(' ')
}

function sayTarget(scene: Scene, origin: Origin, bearing: number): string {
  const target = firstMet(scene, origin, bearing)
  const first = firstInWay(scene, origin, bearing)
  const graze = first && first.id !== target ? `, but meets the side of ${sayMet(scene, first)}` : ''
  if (target === undefined) return `Points at nothing${graze}.`
  const far = `Points at ${scene.nameOf(target)}, ${cm(scene.tape.gap(origin.on, target))} away`
  return `${far}${graze || ', clear path'}.`
}

const sayMet = (scene: Scene, { id, mm }: InWay): string => `${scene.nameOf(id)} after ${cm(mm)}`

/** Less than this beside the centre counts as straight, mm. */
const STRAIGHT = 0.25

/** Where the finger meets the piece and what that does. */
export function sayContact(scene: Scene, option: FlickOption, aiming: Aiming): string {
  const at = contactOf(scene, option, aiming)
  if (at === undefined) return ''
  const beside = flicksDie(scene, option)
    ? at
    : besideCentre(pushedBy(scene, option, aiming), aiming.bearing, at)
  const start = option.adds ? `Starts at ${sayStart(aiming.start)}. ` : ''
  return `${start}Pushed ${sayBeside(beside)}.`
}

function sayBeside(mm: number): string {
  if (Math.abs(mm) < STRAIGHT) return 'straight behind the centre'
  const side = mm > 0 ? 'right' : 'left'
  return `${Math.abs(mm).toFixed(1)} mm ${side} of the centre, spins ${mm > 0 ? 'left' : 'right'}`
}

export function sayStart(start: Start): string {
  if (start === 'left' || start === 'right') return `the ${start} side`
  if (typeof start === 'string') return `the ${start}`
  const { x, y } = start
  const across = `${Math.abs(x)} mm ${x < 0 ? 'left' : 'right'}`
  return `${across}, ${Math.abs(y)} mm ${y < 0 ? 'behind' : 'ahead of'} the centre`
}
