import { edgesOf, inside } from '../outline'
import { type Ground, depthOf } from '../tape/ground'
import { spans, ways } from '../tape/slide'
import type { Id } from '../types'
import type { Way } from './way'

/** A zone that the piece has entered after so many mm. */
export interface Entered {
  zone: Id
  slid: number
}

function byCentre({ of }: Ground, zone: Id, { from, along }: Way): number {
  const { outline } = of(zone)
  if (inside(from, outline)) return 0
  const crossings = edgesOf(outline).flatMap((edge) => ways(from, along, edge))
  return Math.min(...crossings.filter((slid) => slid >= 0))
}

function byOutline({ of }: Ground, piece: Id, zone: Id, { along }: Way): number {
  const [body, field] = [of(piece), of(zone)]
  if (depthOf(body, field) > 0) return 0
  const ahead = spans(body.parts, field.parts, along).filter(({ last }) => last > 0)
  return Math.min(...ahead.map(({ first }) => Math.max(0, first)))
}

/** The zones that a glide of this length enters; where it starts inside, at once (H-ECM). */
export function zonesOn(ground: Ground, piece: Id, way: Way, length: number): Entered[] {
  const zones = Object.keys(ground.rest).filter((id) => ground.rest[id]!.sense !== undefined)
  const entered = zones.map((zone): Entered => {
    const centre = ground.rest[zone]!.sense === 'centre'
    return { zone, slid: centre ? byCentre(ground, zone, way) : byOutline(ground, piece, zone, way) }
  })
  return entered.filter(({ slid }) => slid <= length)
}
