import type { Flicks } from '../kit'
import { board, box, type Circle } from './data'
import type { Board, Piece, Rest, Shape } from '../../table/types'

/** The die with so many sides, as a shape of the board. */
export const dieShape = (sides: number): string => `D${sides}`

const die = ({ sides, mass }: { sides: number; mass: number }): [string, Shape] => [
  dieShape(sides),
  { form: 'die', die: dieShape(sides) as 'D6', mass, pushed: 'low' },
]

const circle = (radius: number): Shape => ({ form: 'disc', radius, height: 1, mass: 1, material: 'scenery' })

export const CIRCLES = [...board.homes, ...board.planets, ...board.spaces]

/** Circles of the same size are of the same shape. */
const shapeOf = ({ radius }: Circle): string => `circle-${radius}`

export const BUG = 'bug'
/** A structure, or a ? token. */
export const TOKEN = 'token'

/** The token that measures how far a ship may be pushed. */
export const HYPERSPACE = 'hyperspace'

const [length, width] = [box.hyperspace.length / 2, box.hyperspace.width / 2]

/** Its length lies along its heading. */
const CARD: Shape = {
  form: 'plate',
  outline: [
    { x: -width, y: -length },
    { x: width, y: -length },
    { x: width, y: length },
    { x: -width, y: length },
  ],
  height: 1,
  mass: 1,
  material: 'scenery',
}

/** Two mats side by side; tokens lie flat on them and are no bodies (004:70). */
const mats: Board = {
  size: board.size,
  mat: 'neoprene',
  shapes: {
    ...Object.fromEntries(box.dice.map(die)),
    ...Object.fromEntries(CIRCLES.map((one) => [shapeOf(one), circle(one.radius)])),
    [TOKEN]: circle(9),
    [HYPERSPACE]: CARD,
    [BUG]: { form: 'disc', ...box.bug, material: 'wood' },
  },
}

export const boards: Readonly<Record<string, Board>> = { mats }

/** How hard dice and the bug may be flicked, mm/s. */
export const PUSH = box.flick

export const flicks: readonly Flicks[] = [
  ...box.dice.map(({ sides }): Flicks => ({ shape: dieShape(sides), surface: 'any', ...PUSH })),
  { shape: BUG, surface: 'rim', ...PUSH },
]

const zone = (one: Circle): Piece => ({
  kind: board.homes.some(({ id }) => id === one.id) ? 'home' : 'space',
  shape: shapeOf(one),
  pose: { x: one.x, y: one.y, a: 0 },
  fixed: true,
  sense: 'edge',
})

/** All circles of the board: a ship is on one when part of it is over it (004:62). */
export const zones: Rest = Object.fromEntries(CIRCLES.map((one) => [one.id, zone(one)]))
