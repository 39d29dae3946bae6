import { contact } from '../../aim'
import { type Random, below, bearingOf, random, roundTo } from '../../exact'
import { SHAKES } from '../../types'
import type { Board, DieName, Flick, Id, Piece, Rest, Shape } from '../../types'
import { BOARD, onTable, piece } from '../board'
import { startOn } from '../flicks'
import type { GoldenScene } from './golden'

const wooden: Shape = { form: 'disc', radius: 12.7, height: 8, mass: 2.84, material: 'wood', small: true }
const NAMES: readonly DieName[] = ['D4', 'D6', 'D8', 'D10', 'D12']

/** Discs of one side and of two, and every die. */
const SMALL: Board = {
  ...BOARD,
  shapes: {
    ...BOARD.shapes,
    token: wooden,
    coin: { ...wooden, faces: 2 },
    ...Object.fromEntries(NAMES.map((die) => [die, { form: 'die', die, mass: 4 } as const])),
  },
}

const lying = (shape: string, x: number, y: number, more: Partial<Piece['pose']> = {}): Piece => ({
  kind: shape,
  shape,
  pose: { x, y, a: 0, ...more },
})

/** Ships, discs on the mat and on each other, one on a die, and a die of each kind. */
const littered = (): Rest =>
  onTable(
    ['carrier', piece('carrier', 450, 450, 20)],
    ['destroyer', piece('destroyer', 300, 300, 200)],
    ['low', lying('coin', 520, 600, { up: 1 })],
    ['high', lying('coin', 524, 602, { up: 2, on: 'low' })],
    ['alone', lying('coin', 600, 560, { up: 2 })],
    ['ridden', lying('D6', 400, 600, { up: 3 })],
    ['rider', lying('token', 400, 601, { on: 'ridden' })],
    ...NAMES.map((die, i): [Id, Piece] => [
      `d-${die}`,
      lying(die, 300 + 70 * i, 700, { a: 10 * i, up: 1 + i }),
    ]),
  )

const bearing = (next: Random): number => below(next, 7200) / 20

const isDie = (rest: Rest, id: Id): boolean => SMALL.shapes[rest[id]!.shape]!.form === 'die'

/** Pushes a die through its centre, a disc straight at its rim. */
function pushed(rest: Rest, id: Id, next: Random): Flick {
  const speed = 300 + below(next, 1700)
  if (isDie(rest, id)) return { piece: id, surface: 'any', aim: { at: 0, bearing: bearing(next), speed } }
  const { shape, pose } = rest[id]!
  const at = below(next, 790) / 10
  const { inward } = contact(SMALL.shapes[shape]!, pose, 'rim', at)
  const ahead = roundTo((bearingOf(inward.x, inward.y) + 360) % 360, 20) % 360
  return { piece: id, surface: 'rim', aim: { at, bearing: ahead, speed } }
}

/** Puts something on a ship and flicks it. */
function put(rest: Rest, shape: string, next: Random): Flick {
  const on = ['carrier', 'destroyer'][below(next, 2)]!
  const start = startOn(SMALL, rest[on]!, next)
  const die = SMALL.shapes[shape]!.form === 'die'
  // Half way round the rim of a disc: straight ahead.
  const aim = { at: die ? 0 : 39.9, bearing: bearing(next), speed: 300 + below(next, 1700), start }
  const up = shape === 'coin' ? { up: 1 + below(next, 2) } : {}
  const shake = die ? { shake: Array.from({ length: SHAKES }, next) } : {}
  const adds = { kind: 'new', shape, on, ...up }
  return { piece: 'new', surface: die ? 'any' : 'rim', aim, adds, ...shake }
}

/** 40 flicks: each piece that lies there, and everything small from a ship. */
export function smallPieces(): GoldenScene {
  const [next, rest] = [random('golden small-pieces'), littered()]
  const lie = Object.keys(rest).filter((id) => id !== 'carrier' && id !== 'destroyer')
  const shapes = ['token', 'coin', ...NAMES]
  const flicks = Array.from({ length: 40 }, (_, i) =>
    i % 2
      ? pushed(rest, lie[((i - 1) / 2) % lie.length]!, next)
      : put(rest, shapes[(i / 2) % shapes.length]!, next),
  )
  return { name: 'small-pieces', board: SMALL, rest, flicks }
}
