import { DICE } from '../dice'
import { type Body, centreOf, turnOf } from '../engine/body'
import { distanceToEdge, inside, worldOutline } from '../outline'
import { PARTED } from '../settings'
import { bearingAlong } from '../turning'
import { isFlat } from './flat'

/**
 * Is the one a die that is still over the other, seen from above? However high it hops, it has not left the
 * ship that it was put on (D-33). A die counts as a ball of its half width.
 */
export function isOver(a: Body, b: Body): boolean {
  const [die, ship] = isFlat(a) ? [b, a] : [a, b]
  const { shape } = die.model
  if (shape.form !== 'die' || !isFlat(ship)) return false
  const [x, y] = centreOf(die)
  const [left, low] = centreOf(ship)
  const pose = { x: left, y: low, a: bearingAlong(turnOf(ship), [0, 1, 0]) }
  const outline = worldOutline(ship.model.shape, pose)
  return inside({ x, y }, outline) || distanceToEdge({ x, y }, outline) < DICE[shape.die].half + PARTED
}
