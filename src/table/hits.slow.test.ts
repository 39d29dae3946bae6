import { expect, test } from 'vitest'
import { litLength } from './aim'
import { bearingOf } from './exact'
import { overlapDepth, ownOutline, worldOutline } from './outline'
import { BOARD, ENDLESS, onTable, piece } from './testing/board'
import { surfaceOf } from './testing/flicks'
import { openTable } from './testing/open'
import { times } from './testing/thorough'
import type { Flick, Id, Played, Point, Rest } from './types'

const MIDDLE = 4000
const COUNT = times(40, 8)
const SPEEDS = Array.from({ length: COUNT }, (_, i) => 980 + Math.round((i * (2077 - 980)) / (COUNT - 1)))
const SHOOTERS = ['destroyer', 'bomber3', 'fighter3']
const TARGETS = ['destroyer', 'carrier', 'dreadnought', 'bomber3', 'fighter3']
/**
 * The way of half a step at the highest speed, mm: so deep a blow may dent for an instant. On top would be
 * 95.
 */
const DENT = 5

const table = openTable(undefined, ENDLESS)
const bowOf = (shape: string): number => Math.max(...ownOutline(BOARD.shapes[shape]!).map(({ y }) => y))

/** Straight ahead at the middle of the stern. */
function ahead(rest: Rest, id: Id, speed: number): Flick {
  const ship = rest[id]!
  const shape = BOARD.shapes[ship.shape]!
  const surface = surfaceOf(BOARD, ship)
  const at = Math.floor(litLength(shape, surface) * 5) / 10
  return { piece: id, surface, aim: { at, bearing: 0, speed } }
}

/** Bow against bow, in line, with 30 mm to go. */
function hit(shooter: string, target: string, speed: number): Played {
  const y = MIDDLE + bowOf(shooter) + bowOf(target) + 30
  const rest = onTable(['shooter', piece(shooter, MIDDLE, MIDDLE)], ['target', piece(target, MIDDLE, y, 180)])
  return table.play(rest, ahead(rest, 'shooter', speed))
}

/** The piece as seen from above in a frame of its track. */
function seen({ track }: Played, id: Id, shape: string, frame: number): Point[] {
  const [x, y, , qx, qy, qz, qw] = track.pieces[id]!.slice(frame * 7, frame * 7 + 7)
  const a = bearingOf(2 * (qx! * qy! - qz! * qw!), qw! * qw! - qx! * qx! + qy! * qy! - qz! * qz!)
  return worldOutline(BOARD.shapes[shape]!, { x: x! / 100, y: y! / 100, a })
}

/** The deepest that one piece was over or inside the other, in any frame. */
const deepest = (played: Played, shooter: string, target: string): number =>
  Math.max(
    ...Array.from({ length: played.track.frames }, (_, frame) =>
      overlapDepth(seen(played, 'shooter', shooter, frame), seen(played, 'target', target, frame)),
    ),
  )

const CASES = SHOOTERS.flatMap((shooter) => TARGETS.map((target) => [shooter, target] as const))

test.each(CASES)('at all speeds a %s neither passes through nor climbs a %s, bow on', (shooter, target) => {
  for (const speed of SPEEDS) {
    const played = hit(shooter, target, speed)
    const { events, poses } = played.result
    expect(events).toMatchObject([{ is: 'touch', a: 'shooter', b: 'target', moving: 'a' }])
    expect(poses.target!.y).toBeGreaterThan(poses.shooter!.y)
    expect(deepest(played, shooter, target)).toBeLessThan(DENT)
  }
})
