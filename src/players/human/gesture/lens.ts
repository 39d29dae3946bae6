import { bearingOf } from '../../../table/exact'
import type { Point } from '../../../table/types'
import { type Polar, polarPoint } from './polar'
import type { Px } from './sample'

/** How the screen shows the table plane. It must not change while somebody aims. */
export interface Lens {
  /** Null: this ray never meets the plane of the table. */
  toTable(x: number, y: number): Point | null
  toScreen(point: Point): Px
}

/** So near the piece a ray meets the table under every camera, px. */
const NEAR = 8

/**
 * The bearing of the table that points away from a pull. A straight line of the screen is one of the table
 * too, so how far the pointer is does not matter, only which way it was pulled.
 */
export function bearingAgainst(lens: Lens, from: Point, { way }: Polar): number | null {
  const pulled = polarPoint(lens.toScreen(from), { way, far: NEAR })
  const behind = lens.toTable(pulled.x, pulled.y)
  return behind && bearingOf(from.x - behind.x, from.y - behind.y)
}

/** Which way on the screen one pulls for this bearing. */
export function wayAgainst(lens: Lens, from: Point, ahead: Point): number {
  const [here, behind] = [lens.toScreen(from), lens.toScreen({ x: from.x - ahead.x, y: from.y - ahead.y })]
  return bearingOf(behind.x - here.x, here.y - behind.y)
}
