import { type Body, turnOf } from '../engine/body'
import { sinCos } from '../exact'
import { type Facing, shown } from '../dice'
import { ASSIST } from '../settings'

const LEVEL = sinCos(ASSIST.tilt).cos

/** What a die of a world shows, however it is turned. Only for dice. */
export function shownBy(body: Body): Facing {
  const { shape } = body.model
  if (shape.form !== 'die') throw new TypeError(`${body.id} is no die.`)
  return shown(shape.die, turnOf(body))
}

/** Does it lean on something, no face level? */
export const isCocked = (die: Body): boolean => shownBy(die).level < LEVEL
