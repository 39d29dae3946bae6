import type { Flicks } from '../../kit'
import type { Board, Pose } from '../../../table/types'

/** What can be on the table: a coat is a disc with two sides. */
const SHAPES: Board['shapes'] = {
  coat: { form: 'disc', radius: 14, height: 6, mass: 4, material: 'wood', faces: 2 },
  D12: { form: 'die', die: 'D12', mass: 6 },
  pot: { form: 'disc', radius: 40, height: 1, mass: 1, material: 'scenery' },
}

/** Both mats, by the word of the choice; mm. */
export const BOARDS: Readonly<Record<string, Board>> = {
  square: { size: { x: 500, y: 500 }, shapes: SHAPES },
  long: { size: { x: 500, y: 800 }, shapes: SHAPES },
}

/** How hard each may be flicked, mm/s. */
export const PUSH = { min: 200, max: 1500 }

export const FLICKS: readonly Flicks[] = [
  { shape: 'coat', surface: 'rim', ...PUSH },
  { shape: 'D12', surface: 'any', ...PUSH },
]

/** A seat's edge, and the heading of what stands at it. */
export const EDGES = { north: 'N', east: 'E', south: 'S', west: 'W' } as const

/** From the middle to each seat's edge. */
const WAYS = { north: { x: 0, y: 1 }, east: { x: 1, y: 0 }, south: { x: 0, y: -1 }, west: { x: -1, y: 0 } }

export type Place = keyof typeof EDGES

/** From the edge to a disc's centre, and from the middle of the edge to it, mm. */
const INSET = 60
const ASIDE = 40

/** Where the discs of that seat stand at the start: two, side by side before its edge. */
export function homes({ size }: Board, place: Place): Pose[] {
  const way = WAYS[place]
  const middle = {
    x: size.x / 2 + way.x * (size.x / 2 - INSET),
    y: size.y / 2 + way.y * (size.y / 2 - INSET),
  }
  return [-ASIDE, ASIDE].map((aside) => ({
    x: middle.x + Math.abs(way.y) * aside,
    y: middle.y + Math.abs(way.x) * aside,
    a: 0,
    up: 1,
  }))
}

export const middleOf = ({ size }: Board): Pose => ({ x: size.x / 2, y: size.y / 2, a: 0 })
