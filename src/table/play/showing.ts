import { type Body, turnOf } from '../engine/body'
import { type Shown, shown } from '../facing'

/** What a die of a world shows, however it is turned. Only for dice. */
export function shownBy(body: Body): Shown {
  const { shape } = body.model
  if (shape.form !== 'die') throw new TypeError(`${body.id} is no die.`)
  return shown(shape.die, turnOf(body))
}
