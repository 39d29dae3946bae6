import { contact, litLength, startInset } from '../aim'
import { type Random, bearingOf, below, place, roundTo } from '../exact'
import { distanceToEdge, inside, worldOutline } from '../outline'
import { SHAKES } from '../types'
import type { Board, Flick, Id, Piece, Point, Rest, Surface } from '../types'
import { REAR } from './board'

const oneOf = <T>(items: readonly T[], next: Random): T => items[below(next, items.length)]!

/** Where a piece of the test board may be pushed. */
export const surfaceOf = (board: Board, { shape }: Piece): Surface => {
  if (board.shapes[shape]!.form === 'disc') return 'rim'
  return shape.startsWith('bomber') ? { edges: [2, 3] } : REAR
}

const bearing = (degrees: number): number => roundTo(((degrees % 360) + 360) % 360, 20) % 360

/** Pushes a piece somewhere on its lit edges, up to 60 degrees off the straight way in. */
export function pushOf(board: Board, rest: Rest, id: Id, speed: number, next: Random): Flick {
  const piece = rest[id]!
  const shape = board.shapes[piece.shape]!
  const surface = surfaceOf(board, piece)
  const at = Math.floor(next() * litLength(shape, surface) * 10) / 10
  const { inward } = contact(shape, piece.pose, surface, at)
  const slant = 120 * (next() - 0.5)
  return { piece: id, surface, aim: { at, bearing: bearing(bearingOf(inward.x, inward.y) + slant), speed } }
}

const areaPoint = (reach: number, next: Random): Point => ({
  x: (2 * next() - 1) * reach,
  y: (2 * next() - 1) * reach,
})

/** A point where a die may start on a piece. */
export function startOn(board: Board, ship: Piece, next: Random): Point {
  const shape = board.shapes[ship.shape]!
  const outline = worldOutline(shape, ship.pose)
  for (;;) {
    const start = place(areaPoint(100, next), ship.pose)
    if (inside(start, outline) && distanceToEdge(start, outline) >= startInset(shape)) return start
  }
}

/** Flicks a shaken die from a ship in any direction. */
export function dieOf(board: Board, rest: Rest, on: Id, shape: string, speed: number, next: Random): Flick {
  const start = startOn(board, rest[on]!, next)
  const at = roundTo(4 * next() - 2, 10)
  const shake = Array.from({ length: SHAKES }, next)
  const aim = { at, bearing: bearing(360 * next()), speed, start }
  return { piece: 'die', surface: 'any', aim, adds: { kind: 'die', shape, on }, shake }
}

/** Any flick that fits the table: half ships, half dice. */
export function anyFlick(board: Board, rest: Rest, next: Random): Flick {
  const movers = Object.keys(rest).filter((id) => !rest[id]!.fixed)
  const ships = movers.filter((id) => !rest[id]!.shape.startsWith('disc'))
  const die = next() < 0.5
  const ship = oneOf(ships, next)
  if (!die) return pushOf(board, rest, ship, 130 + below(next, 1948), next)
  return dieOf(board, rest, ship, oneOf(['D6', 'D10'], next), 600 + below(next, 1901), next)
}

/** The middle of a destroyer's lit edges. */
export const STERN = 33.3

/** Pushes a destroyer at its stern, or elsewhere on its rear. */
export const sternPush = (piece: Id, bearing: number, speed: number, at = STERN): Flick => ({
  piece,
  surface: REAR,
  aim: { at, bearing, speed },
})

/** A shake that leaves a die in the middle of everything: no scatter. */
export const CALM: readonly number[] = [0.3, 0.5, 0.5, 0.5]

/** Puts a die on a ship at a point and flicks it. */
export const dieFrom = (
  on: Id,
  start: Point,
  bearing: number,
  speed: number,
  shape = 'D6',
  shake: readonly number[] = CALM,
): Flick => ({
  piece: 'die',
  surface: 'any',
  aim: { at: 0, bearing, speed, start },
  adds: { kind: 'die', shape, on },
  shake,
})
