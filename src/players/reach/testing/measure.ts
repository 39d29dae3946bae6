import type { AnyGame, Flicks } from '../../../games/kit'
import { contact, litLength } from '../../../table/aim'
import { DICE } from '../../../table/dice'
import { below, bearingOf, random, type Random, roundTo } from '../../../table/exact'
import { distance } from '../../../table/outline'
import { SLANT } from '../../../table/settings'
import type { Table } from '../../../table/table'
import { dieFrom, startOn } from '../../../table/testing/flicks'
import {
  type Board,
  type Flick,
  type Piece,
  type Point,
  type Pose,
  type Rest,
  type Shape,
  SHAKES,
} from '../../../table/types'
import { isDie } from '../../flicked'
import { matOf, shapesOf } from './shapes'
import { speedAt, toBearing } from '../../human/numbers'

const FLICKS = 200
const PERCENTILES = [10, 50, 75, 90]

/** Strengths from 0 to 100 that are measured. */
export const STRENGTHS = Array.from({ length: 21 }, (_, i) => 5 * i)

/** A game's pieces on a mat that nothing leaves. */
export function endless(game: AnyGame): Board {
  const mat = matOf(game)
  return { shapes: shapesOf(game), size: { x: 8000, y: 8000 }, ...(mat ? { mat } : {}) }
}

const PIECE = 'piece'
const MIDDLE = { x: 4000, y: 4000, a: 0 }

const lying = (shape: string, pose: Pose = MIDDLE): Piece => ({ kind: 'ship', shape, pose })

interface Shot {
  rest: Rest
  flick: Flick
  from: Point
}

/** A die that starts on a piece, anywhere it may, and rolls straight on. */
function rolled(board: Board, { shape, on }: Flicks, speed: number, next: Random): Shot {
  const ship = lying(on!)
  const from = startOn(board, ship, next)
  const shake = Array.from({ length: SHAKES }, next)
  return { rest: { ship }, flick: dieFrom('ship', from, toBearing(360 * next()), speed, shape, shake), from }
}

/** A die that lies there with any face up, pushed straight on. */
function pushedDie(
  { shape }: Flicks,
  body: Extract<Shape, { form: 'die' }>,
  speed: number,
  next: Random,
): Shot {
  const pose = { ...MIDDLE, a: toBearing(360 * next()), up: 1 + below(next, DICE[body.die].faces.length) }
  const aim = { at: 0, bearing: toBearing(360 * next()), speed }
  const shake = body.pushed ? { shake: Array.from({ length: SHAKES }, next) } : {}
  const flick: Flick = { piece: PIECE, surface: 'any', aim, ...shake }
  return { rest: { [PIECE]: lying(shape, pose) }, flick, from: MIDDLE }
}

/** Rounding a bearing must not make it too steep. */
const WIDEST = SLANT - 0.1

/** A flat piece is pushed anywhere on its lit edges, as slanted as the table allows. */
function pushed({ shape, surface }: Flicks, body: Shape, speed: number, next: Random): Shot {
  const at = Math.floor(next() * litLength(body, surface) * 10) / 10
  const { inward } = contact(body, MIDDLE, surface, at)
  const slant = WIDEST * (2 * next() - 1)
  const aim = { at, bearing: toBearing(bearingOf(inward.x, inward.y) + slant), speed }
  return { rest: { [PIECE]: lying(shape) }, flick: { piece: PIECE, surface, aim }, from: MIDDLE }
}

function shotOf(board: Board, one: Flicks, speed: number, next: Random): Shot {
  const body = board.shapes[one.shape]!
  if (!isDie(body)) return pushed(one, body, speed, next)
  return one.on ? rolled(board, one, speed, next) : pushedDie(one, body, speed, next)
}

function travel({ play }: Table, { rest, flick, from }: Shot): number {
  const pose = play(rest, flick).result.poses[flick.piece]
  return pose ? distance(from, pose) : 0
}

/** Percentiles of the free travel of a shape at a strength from 0 to 100, mm to 0.1; on an endless table. */
export function measure(table: Table, board: Board, one: Flicks, strength: number): number[] {
  const next = random(`reach ${one.shape} ${strength}`)
  const speed = speedAt(strength, one)
  const travels = Array.from({ length: FLICKS }, () => travel(table, shotOf(board, one, speed, next)))
  const inOrder = travels.toSorted((a, b) => a - b)
  return PERCENTILES.map((percent) => roundTo(inOrder[(FLICKS * percent) / 100 - 1]!, 10))
}
