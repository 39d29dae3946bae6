import { distanceToEdge, inside, worldOutline } from '../outline'
import { refuse, words } from '../refusal'
import { facesOf, isSmall } from '../shape'
import type { Board, Flick, Id, Piece, Point, Refusal, Rest, Shape } from '../types'
import { startInset } from './inset'

const wordFor = ({ form }: Shape): string => (form === 'die' ? 'die' : 'piece')

/** Does it show a side that it has? A two-sided disc cannot leave it open, a die can. */
function badUp(name: string, shape: Shape, up: number | undefined): Refusal | undefined {
  const faces = facesOf(shape)
  const open = up === undefined && (shape.form === 'die' || faces === 0)
  if (open || (Number.isInteger(up) && up! >= 1 && up! <= faces)) return undefined
  if (shape.form === 'die') return refuse(`A ${shape.die} has the faces 1 to ${faces}; ${up} was asked for.`)
  if (faces === 0) return refuse(`${name} has no sides to choose from; ${up} was asked for.`)
  return refuse(`${name} has the sides 1 to ${faces}; one must be chosen, it was ${up}.`)
}

/** What is put on a piece: a new id, a small shape, a piece that is there, a side that it has. */
export function badAdding(board: Board, rest: Rest, { piece, adds }: Flick): Refusal | undefined {
  if (!adds) return undefined
  const shape = board.shapes[adds.shape]
  if (!shape) return refuse(`The board has no shape ${adds.shape}.`)
  if (!isSmall(shape))
    return refuse(`Only a die or a small piece is put on a piece; ${adds.shape} is neither.`)
  if (rest[piece]) return refuse(words`${{ piece }} is on the table already.`)
  const under = rest[adds.on]
  if (!under || under.sense)
    return refuse(words`There is no ${{ piece: adds.on }} to put the ${wordFor(shape)} on.`)
  if (board.shapes[under.shape]!.form === 'die') return refuse(`A ${wordFor(shape)} cannot start on a die.`)
  return badUp(adds.shape, shape, adds.up)
}

const isPoint = (p: Point | undefined): p is Point => !!p && Number.isFinite(p.x) && Number.isFinite(p.y)

/** A die exactly on the inset is not refused for the last bit of its place. */
const ROUNDING = 1e-9

function tooNearTheRim(start: Point, under: Piece, shape: Shape): boolean {
  const outline = worldOutline(shape, under.pose)
  return !inside(start, outline) || distanceToEdge(start, outline) < startInset(shape) - ROUNDING
}

/** 'ship', 'wing': what a person calls the piece that the die starts on. */
const under = (rest: Rest, on: Id): string => rest[on]!.kind

/** Where what is put on a piece starts: somewhere on that piece, not at its rim. */
export function badStart(board: Board, rest: Rest, { adds, aim }: Flick): Refusal | undefined {
  if (!adds) return aim.start && refuse('Only what is put on a piece has a start.')
  const [word, below] = [wordFor(board.shapes[adds.shape]!), under(rest, adds.on)]
  if (!isPoint(aim.start)) return refuse(`The start of the ${word} must be a point on its ${below}.`)
  const shape = board.shapes[rest[adds.on]!.shape]!
  if (!tooNearTheRim(aim.start, rest[adds.on]!, shape)) return undefined
  return refuse(`The ${word} must start on its ${below}, at least ${startInset(shape)} mm from every edge.`)
}
