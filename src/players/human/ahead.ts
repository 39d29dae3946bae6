import { direction } from '../../table/exact'
import { convexParts, worldOutline } from '../../table/outline'
import { spans } from '../../table/tape/slide'
import type { Board, Id, Point } from '../../table/types'
import { others, type Origin, type Scene } from './scene'
import { outlineOf } from './sight'

/** How far it is from a point to the end of the table, mm. A piece is out when its centre is (D-14). */
export function tableEnd({ size }: Board, { x, y }: Point, bearing: number): number {
  const way = direction(bearing)
  const to = (place: number, along: number, end: number): number =>
    along === 0 ? Infinity : Math.max(-place / along, (end - place) / along)
  return Math.min(to(x, way.x, size.x), to(y, way.y, size.y))
}

/** What is touched first, and after how many mm. */
export interface InWay {
  id: Id
  mm: number
}

/** Below this a piece only lies beside the way, mm. */
const BESIDE = 0.1

const travelling = ({ point: { x, y }, shape, a }: Origin) => convexParts(worldOutline(shape, { x, y, a }))

/** What the whole width of the travelling piece meets first if it keeps its heading, however far away. */
export function firstInWay(scene: Scene, origin: Origin, bearing: number): InWay | undefined {
  const [parts, way] = [travelling(origin), direction(bearing)]
  const ways = others(scene, origin.on).flatMap((id) =>
    spans(parts, convexParts(outlineOf(scene, id)), way)
      .filter(({ last }) => last > BESIDE)
      .map(({ first }) => ({ id, mm: Math.max(0, first) })),
  )
  return ways.toSorted((a, b) => a.mm - b.mm)[0]
}
