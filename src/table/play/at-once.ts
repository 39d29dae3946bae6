import { direction, hundredth } from '../exact'
import type { Body } from '../engine/body'
import { gapBetween, pushesInto, worldOutline } from '../outline'
import { INTO, TOLERANCE } from '../settings'
import type { Flick, Rest } from '../types'
import type { Touch } from './touch'
import type { BodyPair } from './watch'

/** A touch before the push that counts as a hit. */
export interface AtOnce {
  pair: BodyPair
  touch: Touch
}

/** What overhangs a piece at its start touches it, and only the one it was put on is excused (D-33). */
const isHitByAdded = ({ adds }: Flick, other: Body): boolean => other.id !== adds!.on

/** A piece that is pushed into what it touches has hit it, but what it lies on, or what lies on it (D-17). */
function isPushedInto(table: Rest, { piece, aim }: Flick, flicked: Body, other: Body): boolean {
  const [one, two] = [table[piece]!.pose, table[other.id]!.pose]
  if (one.on === other.id || two.on === piece) return false
  const [a, b] = [
    { shape: flicked.model.shape, pose: one },
    { shape: other.model.shape, pose: two },
  ]
  return pushesInto(a, b, direction(aim.bearing), INTO, TOLERANCE)
}

function touchOf(table: Rest, flicked: Body, other: Body): Touch {
  const [one, two] = [flicked, other].map((body) => worldOutline(body.model.shape, table[body.id]!.pose))
  const { x, y } = gapBetween(one!, two!).a
  const at = { x: hundredth(x), y: hundredth(y) }
  return { t: 0, is: 'touch', a: flicked.id, b: other.id, moving: 'a', at }
}

/** What the flicked piece has hit as soon as it is pushed, of all pairs that touch before. */
export const hitAtOnce = (table: Rest, flick: Flick, touching: readonly BodyPair[]): AtOnce[] =>
  touching.flatMap((pair) => {
    const flicked = pair.find(({ id }) => id === flick.piece)
    const other = pair.find(({ id }) => id !== flick.piece)
    if (!flicked || !other) return []
    const isHit = flick.adds ? isHitByAdded(flick, other) : isPushedInto(table, flick, flicked, other)
    return isHit ? [{ pair, touch: touchOf(table, flicked, other) }] : []
  })
