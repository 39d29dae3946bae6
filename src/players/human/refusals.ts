import type { FlickOption } from '../../games/kit'
import { BESIDE, litLength } from '../../table/aim'
import { flicksDie } from '../flicked'
import { type Aiming, pushedBy, touchedAt } from './aim'
import { toAt } from './numbers'
import { sayStart } from './say'
import { type Scene, shapeOf } from './scene'
import { mayStart, ownStart, type Start } from './start'
import { isRing } from './stretch'

/* Why a number that was typed cannot be set, with what would be possible; null: it can. */

/** A word always means the nearest possible place. */
export function whyNoStart(scene: Scene, { adds }: FlickOption, start: Start): string | null {
  if (!adds) return 'It starts where it lies: only what is put on a piece starts somewhere on it.'
  const shape = shapeOf(scene, adds.on)
  if (typeof start === 'string' || mayStart(shape, start)) return null
  return `It cannot start ${sayStart(start)}: the nearest place is ${sayStart(ownStart(shape, start))}.`
}

/** Once round a round piece comes the same place. */
function isSame(scene: Scene, option: FlickOption, aiming: Aiming, at: number, mm: number): boolean {
  if (flicksDie(scene, option)) return at === toAt(mm)
  const pushed = pushedBy(scene, option, aiming)
  if (!isRing(pushed)) return at === toAt(mm)
  const round = litLength(pushed.shape, pushed.surface)
  return toAt(Math.abs(at - mm) % round) % toAt(round) === 0
}

export function whyNoContact(scene: Scene, option: FlickOption, aiming: Aiming, mm: number): string | null {
  const { at } = touchedAt(scene, option, aiming, mm)
  if (at !== null && isSame(scene, option, aiming, at, mm)) return null
  if (flicksDie(scene, option)) return `A die is pushed at most ${BESIDE} mm beside its centre; it was ${mm}.`
  const possible =
    at === null ? 'none is possible on this bearing' : `the nearest on this bearing is ${at} mm`
  return `There is no contact ${mm} mm along the lit edge: ${possible}.`
}
