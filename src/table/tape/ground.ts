import { place } from '../exact'
import { type Outline, convexParts, distance, gapBetween, ownOutline, partsDepth } from '../outline'
import type { Board, Id, Piece, Point, Pose, Rest, Shape } from '../types'

/** Up to here an overlap, or a gap, counts as touching; mm. Poses are rounded, so exact contact is rare. */
export const SLACK = 0.1

/** A shape seen from above in its own frame: worked out once per board. */
interface Form {
  outline: Outline
  parts: Outline[]
  /** From the centre to the farthest corner. */
  reach: number
}

/** A shape at a pose, in the frame of the table. */
export interface TapeBody {
  centre: Point
  outline: Outline
  parts: Outline[]
  reach: number
}

/** What the questions are asked of: the resting table as outlines. */
export interface Ground {
  board: Board
  rest: Rest
  /** The body of any shape of the board, wherever it may be put. */
  body(shape: string, pose: Pose): TapeBody
  /** The body of a piece of the table. */
  of(id: Id): TapeBody
}

function formOf(shape: Shape): Form {
  const outline = ownOutline(shape)
  const reach = Math.max(...outline.map((corner) => distance(corner, { x: 0, y: 0 })))
  return { outline, parts: convexParts(outline), reach }
}

const moved = (outline: Outline, pose: Pose): Outline => outline.map((corner) => place(corner, pose))

const standing = ({ outline, parts, reach }: Form, pose: Pose): TapeBody => ({
  centre: pose,
  outline: moved(outline, pose),
  parts: parts.map((part) => moved(part, pose)),
  reach,
})

function known<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(what)
  return found
}

const pieceOf = (rest: Rest, id: Id): Piece => known(rest[id], `There is no piece ${id} on the table.`)

/** Makes the ground of any resting table of this board. Asked for an unknown shape or piece it throws. */
export function surveyor(board: Board): (rest: Rest) => Ground {
  const forms = new Map(Object.entries(board.shapes).map(([name, shape]) => [name, formOf(shape)]))
  const body = (shape: string, pose: Pose): TapeBody =>
    standing(known(forms.get(shape), `The board has no shape ${shape}.`), pose)
  return (rest) => {
    const bodies = new Map<Id, TapeBody>()
    const of = (id: Id): TapeBody => {
      const { shape, pose } = pieceOf(rest, id)
      const found = bodies.get(id) ?? body(shape, pose)
      bodies.set(id, found)
      return found
    }
    return { board, rest, body, of }
  }
}

/** Where a piece of the table lies. */
export const poseOf = ({ rest }: Ground, id: Id): Pose => pieceOf(rest, id).pose

/**
 * The pieces that stand on the mat, without these. What lies on top of a piece takes no place of its own, and
 * a zone takes none at all.
 */
export const standingOn = ({ rest }: Ground, ...except: readonly (Id | undefined)[]): Id[] =>
  Object.keys(rest).filter((id) => {
    const { pose, sense } = rest[id]!
    return pose.on === undefined && sense === undefined && !except.includes(id)
  })

/** Edge to edge, mm; never more than the gap itself, and worked out from the middles alone. */
export const leastGap = (a: TapeBody, b: TapeBody): number => distance(a.centre, b.centre) - a.reach - b.reach

/** mm; 0 when they only touch. */
export const depthOf = (a: TapeBody, b: TapeBody): number =>
  leastGap(a, b) < 0 ? partsDepth(a.parts, b.parts) : 0

/** Edge to edge, mm. */
export const gapOf = (a: TapeBody, b: TapeBody): number => gapBetween(a.outline, b.outline).gap

/** The pieces that a body overlaps by more than 0.1 mm. */
export const overlapped = (ground: Ground, body: TapeBody, ...except: readonly (Id | undefined)[]): Id[] =>
  standingOn(ground, ...except).filter((id) => depthOf(body, ground.of(id)) > SLACK)
