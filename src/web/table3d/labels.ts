import type { Board, Id, Piece, Rest } from '../../table/types'
import { type Mark, NEUTRAL } from '../parts/mark'
import { aimBoxes, boxesAlong } from './aim-boxes'
import { type Box, boxAround, isWithin, overlap, widened } from './box'
import { pieceBox } from './piece-box'
import type { Ghost, Lens, Appearances, Overlay, Shot } from './types'

export interface Label {
  id: Id
  text: string
  mark: Mark
  /** Upper left corner, CSS px. */
  x: number
  y: number
}

/** Of a label, and of its mark with the gap after it, CSS px. */
const HEIGHT = 22
const MARK = 24
const GAP = 6
/** Half of a handle that turns a piece, CSS px. */
const HANDLE = 22

const boxAt = (left: number, top: number, width: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + HEIGHT,
})

/** Below, right, above, left of the piece, then at its corners: the order in which places are tried. */
function placesBy({ left, right, top, bottom }: Box, width: number): Box[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return [
    boxAt(x - width / 2, bottom + GAP, width),
    boxAt(right + GAP, y - HEIGHT / 2, width),
    boxAt(x - width / 2, top - GAP - HEIGHT, width),
    boxAt(left - GAP - width, y - HEIGHT / 2, width),
    boxAt(right, bottom, width),
    boxAt(right, top - HEIGHT, width),
    boxAt(left - width, bottom, width),
    boxAt(left - width, top - HEIGHT, width),
  ]
}

/** A name so near to another piece would be read as its name, CSS px. */
const APART = 5

export interface Labelled {
  /** The size of the canvas, CSS px. */
  width: number
  height: number
  board: Board
  rest: Rest
  looks: Appearances
  overlay: Overlay | null
  ghost: Ghost | null
  shots: readonly Shot[]
  /** How wide a text is as a name is written, CSS px. */
  widthOf(text: string): number
  /** Where something else is said, CSS px of the canvas. */
  taken: readonly Box[]
  lens: Lens
}

/** Something on the table with what is written beside it; no text: nothing. */
interface Named {
  id: Id
  text: string
  mark: Mark
  box: Box
  /** Nobody's thing, which the name of a side's piece may hide where there is no other room. */
  lies: boolean
}

/** The room beside the mat may be as light as the names are. */
const isOnMat = ({ left, right, top, bottom }: Box, lens: Lens, { size }: Board): boolean =>
  [left, right].every((x) =>
    [top, bottom].every((y) => {
      const point = lens.toTable(x, y)
      return point !== null && point.x > 0 && point.y > 0 && point.x < size.x && point.y < size.y
    }),
  )

/**
 * What is being placed first: its name is what one looks for. Then what is flicked, before what only lies
 * there.
 */
function namedOn(labelled: Labelled): Named[] {
  const { board, rest, looks, ghost, lens } = labelled
  const { label: text = '', mark = NEUTRAL } = ghost ?? {}
  const placed = ghost ? [{ id: '', text, mark, box: pieceBox(board, lens, ghost), lies: false }] : []
  const pieces = Object.entries(rest)
  /** Round, and nobody's: an obstacle. */
  const isThing = ([id, { shape }]: [Id, Piece]): boolean =>
    board.shapes[shape]?.form === 'disc' && looks[id]?.mark === undefined
  const [things, others] = [pieces.filter(isThing), pieces.filter((piece) => !isThing(piece))]
  const lying = [...others, ...things].map(([id, piece]) => ({
    id,
    text: looks[id]?.label ?? '',
    mark: looks[id]?.mark ?? NEUTRAL,
    box: pieceBox(board, lens, piece),
    lies: isThing([id, piece]),
  }))
  return [...placed, ...lying]
}

const handleBox = ({ ghost, lens }: Labelled): Box[] =>
  ghost?.handle ? [widened(boxAround([lens.toScreen(ghost.handle)]), HANDLE)] : []

/**
 * Where each name stands: beside its piece, on nothing else, and not on the line of a flick that was if it
 * can be helped; a name that has no room is left out.
 */
export function labelsFor(labelled: Labelled): Label[] {
  const { board, overlay, shots, taken: others, lens, width, height, widthOf } = labelled
  const named = namedOn(labelled)
  const boxOf = ({ box }: Named): Box => widened(box, APART)
  const things = named.filter(({ lies }) => lies).map(boxOf)
  const taken = [
    ...others,
    ...handleBox(labelled),
    ...named.filter(({ lies }) => !lies).map(boxOf),
    ...(overlay ? aimBoxes(overlay, lens) : []),
  ]
  const lines = shots.flatMap(({ from, to }) => boxesAlong([from, to], lens))
  const isFree = (place: Box, of: readonly Box[]): boolean => !of.some((one) => overlap(one, place))
  return named.flatMap(({ id, text, mark, box, lies }) => {
    const places = text ? placesBy(box, MARK + widthOf(text)) : []
    const free = places.filter(
      (place) => isWithin(place, width, height) && isOnMat(place, lens, board) && isFree(place, taken),
    )
    const clear = free.filter((place) => isFree(place, things))
    const best = clear.find((place) => isFree(place, lines)) ?? clear[0] ?? (lies ? undefined : free[0])
    if (!best) return []
    taken.push(best)
    return [{ id, text, mark, x: best.left, y: best.top }]
  })
}
