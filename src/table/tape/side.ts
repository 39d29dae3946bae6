import type { Outline } from '../outline'
import type { Point, Side } from '../types'

/** The table as seen from an edge: `along` it from west or south, `depth` straight into the table; mm. */
export interface Frame {
  name: string
  /** Of the edge. */
  length: number
  /** From this edge to the one opposite. */
  breadth: number
  /** The heading that points from the edge into the table. */
  facing: number
  /** The direction in which `along` grows. */
  onward: Point
  along(p: Point): number
  depth(p: Point): number
  at(along: number, depth: number): Point
}

/** Depth counts from 0 upwards, or from the far end downwards. */
type Depth = (coordinate: number) => number

const level = (name: string, facing: number, size: Point, depth: Depth): Frame => ({
  name,
  length: size.x,
  breadth: size.y,
  facing,
  onward: { x: 1, y: 0 },
  along: (p) => p.x,
  depth: (p) => depth(p.y),
  at: (along, deep) => ({ x: along, y: depth(deep) }),
})

const upright = (name: string, facing: number, size: Point, depth: Depth): Frame => ({
  name,
  length: size.y,
  breadth: size.x,
  facing,
  onward: { x: 0, y: 1 },
  along: (p) => p.y,
  depth: (p) => depth(p.x),
  at: (along, deep) => ({ x: depth(deep), y: along }),
})

const FRAMES: Readonly<Record<Side, (size: Point) => Frame>> = {
  S: (size) => level('south', 0, size, (y) => y),
  W: (size) => upright('west', 90, size, (x) => x),
  N: (size) => level('north', 180, size, (y) => size.y - y),
  E: (size) => upright('east', 270, size, (x) => size.x - x),
}

export const isSide = (word: unknown): word is Side => typeof word === 'string' && Object.hasOwn(FRAMES, word)

/** The table of this size as seen from that edge. */
export const seenFrom = (side: Side, size: Point): Frame => FRAMES[side](size)

/** From the outline's nearest point to the edge, mm; negative when it hangs over. */
export const rearOf = (outline: Outline, { depth }: Frame): number => Math.min(...outline.map(depth))
