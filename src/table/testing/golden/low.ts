import { contact } from '../../aim'
import { type Random, bearingOf, below, random, roundTo } from '../../exact'
import { type Flick, type Id, type Rest, SHAKES } from '../../types'
import { onTable } from '../board'
import { DICE_NAMES, NEOPRENE, lying } from '../neoprene'
import type { GoldenScene } from './golden'

/** Two of each die in two rows, and two discs, one on a die. */
const fleet = (): Rest =>
  onTable(
    ...[0, 1].flatMap((row) =>
      DICE_NAMES.map((die, i): [Id, Rest[Id]] => [
        `${die}-${row}`,
        lying(die, 150 + 110 * i + 20 * row, 200 + 60 * row, { a: 25 * i + 10 * row, up: 1 + i + row }),
      ]),
    ),
    ['rider', lying('bug', 370, 200, { on: 'D8-0' })],
    ['walker', lying('bug', 300, 330)],
  )

/** At a neighbour half of the time, slow or fast. */
function pushed(rest: Rest, id: Id, next: Random): Flick {
  const others = Object.keys(rest).filter((other) => other !== id)
  const [{ pose }, to] = [rest[id]!, rest[others[below(next, others.length)]!]!.pose]
  const towards = bearingOf(to.x - pose.x, to.y - pose.y)
  const bearing = roundTo(below(next, 2) ? towards : 360 * next(), 20) % 360
  const speed = 100 + below(next, 2401)
  return {
    piece: id,
    surface: 'any',
    aim: { at: 0, bearing, speed },
    shake: Array.from({ length: SHAKES }, next),
  }
}

/** The disc goes straight ahead from where it is pushed. */
function walk(rest: Rest, id: Id, next: Random): Flick {
  const at = below(next, 470) / 10
  const { inward } = contact(NEOPRENE.shapes['bug']!, rest[id]!.pose, 'rim', at)
  const bearing = roundTo(bearingOf(inward.x, inward.y), 20) % 360
  return { piece: id, surface: 'rim', aim: { at, bearing, speed: 300 + below(next, 1500) } }
}

/** 40 flicks of dice that keep or change their faces, and of the discs among them. */
export function lowDice(): GoldenScene {
  const [next, rest] = [random('golden low-dice'), fleet()]
  const ids = Object.keys(rest)
  const flicks = Array.from({ length: 40 }, (_, i) => {
    const id = ids[i % ids.length]!
    return rest[id]!.shape === 'bug' ? walk(rest, id, next) : pushed(rest, id, next)
  })
  return { name: 'low-dice', board: NEOPRENE, rest, flicks }
}
