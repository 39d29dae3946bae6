import { flickfleet } from '../../../../games/flickfleet'
import { contact, litLength } from '../../../../table/aim'
import { bearingOf, random, type Random, roundTo } from '../../../../table/exact'
import { distance } from '../../../../table/outline'
import { SLANT } from '../../../../table/settings'
import type { Table } from '../../../../table/table'
import { dieFrom, startOn } from '../../../../table/testing/flicks'
import { type Board, type Flick, type Piece, type Point, type Rest, SHAKES } from '../../../../table/types'
import { speedAt, toBearing } from '../../numbers'
import { pushes } from '../fingerprint'
import { STRENGTH_STEP } from '../reach'

const FLICKS = 200
const PERCENTILES = [10, 50, 75, 90]

export const SHAPES = pushes.map(({ shape }) => shape)

export const STRENGTHS = Array.from({ length: 100 / STRENGTH_STEP + 1 }, (_, i) => i * STRENGTH_STEP)

/** The game's pieces on a mat that nothing leaves. */
export const ENDLESS: Board = { ...flickfleet.board, size: { x: 8000, y: 8000 } }

const PIECE = 'piece'
const MIDDLE = { x: 4000, y: 4000, a: 0 }

const pieceOf = (shape: string): Piece => ({ kind: 'ship', shape, pose: MIDDLE })

interface Shot {
  rest: Rest
  flick: Flick
  from: Point
}

/** Dice start on a destroyer, anywhere they may, and roll straight on. */
function rolled(die: string, speed: number, next: Random): Shot {
  const ship = pieceOf('destroyer')
  const from = startOn(ENDLESS, ship, next)
  const shake = Array.from({ length: SHAKES }, next)
  return { rest: { ship }, flick: dieFrom('ship', from, toBearing(360 * next()), speed, die, shake), from }
}

/** Rounding a bearing must not make it too steep. */
const WIDEST = SLANT - 0.1

/** A ship is pushed anywhere on its lit edges, as slanted as the table allows. */
function pushed({ shape, body, push }: (typeof pushes)[number], speed: number, next: Random): Shot {
  const { surface } = push
  const at = Math.floor(next() * litLength(body, surface) * 10) / 10
  const { inward } = contact(body, MIDDLE, surface, at)
  const slant = WIDEST * (2 * next() - 1)
  const aim = { at, bearing: toBearing(bearingOf(inward.x, inward.y) + slant), speed }
  return { rest: { [PIECE]: pieceOf(shape) }, flick: { piece: PIECE, surface, aim }, from: MIDDLE }
}

function travel({ play }: Table, { rest, flick, from }: Shot): number {
  const pose = play(rest, flick).result.poses[flick.piece]
  return pose ? distance(from, pose) : 0
}

/** Percentiles of the free travel of a shape at a strength from 0 to 100, mm to 0.1; on an endless table. */
export function measure(table: Table, shape: string, strength: number): number[] {
  const kind = pushes.find((one) => one.shape === shape)!
  const next = random(`reach ${shape} ${strength}`)
  const speed = speedAt(strength, kind.push)
  const shot = (): Shot => (kind.body.form === 'die' ? rolled(shape, speed, next) : pushed(kind, speed, next))
  const travels = Array.from({ length: FLICKS }, () => travel(table, shot())).sort((a, b) => a - b)
  return PERCENTILES.map((percent) => roundTo(travels[(FLICKS * percent) / 100 - 1]!, 10))
}
