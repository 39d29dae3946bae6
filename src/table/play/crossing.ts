import type { Point, Side } from '../types'

export interface Crossing {
  side: Side
  /** Share of the way from the last place to this one. */
  share: number
}

const share = (from: number, to: number, limit: number): number => (limit - from) / (to - from)

/** Where the way from one place to the next first leaves the table (H-EDGE). */
export function crossing(from: Point, to: Point, size: Point): Crossing | undefined {
  if (to.x >= 0 && to.y >= 0 && to.x <= size.x && to.y <= size.y) return undefined
  const all: Crossing[] = []
  if (to.y > size.y) all.push({ side: 'N', share: share(from.y, to.y, size.y) })
  if (to.x > size.x) all.push({ side: 'E', share: share(from.x, to.x, size.x) })
  if (to.y < 0) all.push({ side: 'S', share: share(from.y, to.y, 0) })
  if (to.x < 0) all.push({ side: 'W', share: share(from.x, to.x, 0) })
  return all.sort((one, other) => one.share - other.share)[0]
}
