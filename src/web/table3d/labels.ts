import { worldOutline } from '../../table/outline'
import { topOf } from '../../table/play/pose'
import type { Board, Id, Rest } from '../../table/types'
import { type Box, boxAround, isWithin, overlap, widened } from './box'
import type { Lens, Looks, Overlay } from './types'

export interface Label {
  id: Id
  text: string
  side: string
  /** Upper left corner, CSS px. */
  x: number
  y: number
}

/** Of a label: its mark, and about so much for each letter, CSS px. */
const HEIGHT = 22
const MARK = 24
const LETTER = 7.6
const GAP = 6

const boxAt = (left: number, top: number, width: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + HEIGHT,
})

/** Below, right, above, left of the piece: the order in which places are tried. */
function placesBy({ left, right, top, bottom }: Box, width: number): Box[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return [
    boxAt(x - width / 2, bottom + GAP, width),
    boxAt(right + GAP, y - HEIGHT / 2, width),
    boxAt(x - width / 2, top - GAP - HEIGHT, width),
    boxAt(left - GAP - width, y - HEIGHT / 2, width),
  ]
}

/** A name so near to another piece would be read as its name, CSS px. */
const APART = 5

const POINTS = 24

/** Small boxes along the aim and the pull, which no label may cover. */
function lineBoxes({ solid, dots, handle, origin }: Overlay, lens: Lens): Box[] {
  const corners = [handle ?? origin, origin, ...solid, ...dots].map((point) => lens.toScreen(point))
  return corners.slice(1).flatMap((to, i) => {
    const from = corners[i]!
    return Array.from({ length: POINTS + 1 }, (_, k) => {
      const [x, y] = [from.x + ((to.x - from.x) * k) / POINTS, from.y + ((to.y - from.y) * k) / POINTS]
      return { left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }
    })
  })
}

export interface Labelled {
  /** Of the canvas, CSS px. */
  width: number
  height: number
  board: Board
  rest: Rest
  looks: Looks
  overlay: Overlay | null
  lens: Lens
}

/** The room beside the mat may be as light as the names are. */
const isOnMat = ({ left, right, top, bottom }: Box, lens: Lens, { size }: Board): boolean =>
  [left, right].every((x) =>
    [top, bottom].every((y) => {
      const point = lens.toTable(x, y)
      return point !== null && point.x > 0 && point.y > 0 && point.x < size.x && point.y < size.y
    }),
  )

/** Where each name stands: beside its piece, on nothing else; a name that has no room is left out. */
export function labelsFor({ board, rest, looks, overlay, lens, width, height }: Labelled): Label[] {
  const boxOf = (id: Id): Box => {
    const shape = board.shapes[rest[id]!.shape]!
    return boxAround(worldOutline(shape, rest[id]!.pose).map((point) => lens.toScreen(point, topOf(shape))))
  }
  const boxes = new Map(Object.keys(rest).map((id) => [id, boxOf(id)]))
  const taken = [
    ...[...boxes.values()].map((box) => widened(box, APART)),
    ...(overlay ? lineBoxes(overlay, lens) : []),
  ]
  return Object.keys(rest).flatMap((id) => {
    const look = looks[id]
    if (!look?.label) return []
    const places = placesBy(boxes.get(id)!, MARK + look.label.length * LETTER)
    const inView = places.filter((place) => isWithin(place, width, height) && isOnMat(place, lens, board))
    const free = inView.find((place) => !taken.some((box) => overlap(box, place)))
    if (!free) return []
    taken.push(free)
    return [{ id, text: look.label, side: look.side, x: free.left, y: free.top }]
  })
}
