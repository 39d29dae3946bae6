import type { Point } from '../../table/types'
import { type Box, boxAround, widened } from './box'
import { ahead, steps } from './flat/bearing'
import { lengthOf, pointAlong } from './flat/line'
import type { Lens, Overlay } from './types'

/** From what is drawn of an aim to a name, CSS px. */
const BESIDE = 4
const BOXES = 24
/** The band is drawn at least so wide on both sides, degrees. */
const NARROWEST = 5

/** Along a line, so close together that no name slips between them. */
export const boxesAlong = (points: readonly Point[], lens: Lens): Box[] =>
  steps(0, lengthOf(points), BOXES).map((mm) =>
    widened(boxAround([lens.toScreen(pointAlong(points, mm))]), BESIDE),
  )

/** Across an angle to both sides of the aim, between two distances, mm. */
function boxesAcross(
  { origin, bearing }: Overlay,
  half: number,
  [from, to]: readonly [number, number],
  lens: Lens,
) {
  return steps(from, to, BOXES).map((mm) =>
    boxAround([-half, 0, half].map((angle) => lens.toScreen(ahead(origin, bearing + angle, mm)))),
  )
}

/** What no name may cover of an aim, as small boxes: the pull, the line, the wedge and the band. */
export function aimBoxes(overlay: Overlay, lens: Lens): Box[] {
  const { origin, solid, dots, handle, wedge, reach } = overlay
  const line = [handle ?? origin, origin, ...solid, ...dots]
  const length = lengthOf(solid) + lengthOf(dots)
  return [
    ...boxesAlong(line, lens),
    ...(wedge ? boxesAcross(overlay, wedge, [0, length], lens) : []),
    ...(reach ? boxesAcross(overlay, Math.max(wedge ?? 0, NARROWEST), reach, lens) : []),
  ]
}
