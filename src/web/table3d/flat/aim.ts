import type { Overlay } from '../types'
import { ahead, bearingTo, distanceTo, steps } from './bearing'
import { arc, dashes, halo, lengthOf, polyline, ring, spot, stroke } from './line'
import { EMPTY, type Sheet, type Vertex, joined, strip, strips, vertex } from './sheet'

/** Lengths on the screen: `px` is how many mm a CSS pixel covers at the aim. */
type Px = number

const WIDE = { line: 3, thin: 1.2, handle: 7, halo: 18 } as const
/** Of the dots, mm. */
const DOTS = [4, 9] as const

export const path = ({ solid, dots }: Overlay, px: Px): Sheet =>
  joined(
    polyline(solid, WIDE.line * px),
    dots.length > 1 ? dashes(dots, WIDE.line * 0.8 * px, DOTS, (share) => 0.8 * (1 - share)) : EMPTY,
  )

const WEDGE = [0.34, 0.14] as const

/** As long as the line: nothing is said about what comes after the first touch. */
export function wedge({ origin, bearing, wedge: half, solid, dots }: Overlay): Sheet {
  const length = lengthOf(solid) + lengthOf(dots)
  if (half === null || length === 0) return EMPTY
  const side = (angle: number): Vertex[] =>
    steps(0, length, 12).map((mm) => {
      const alpha = WEDGE[0] + ((WEDGE[1] - WEDGE[0]) * mm) / length
      return vertex(ahead(origin, bearing + angle, mm), alpha)
    })
  return strip(side(-half), side(half))
}

const NARROWEST_BAND = 5
const ACROSS = 24
/** How solid the band is towards its sides: it has no hard end there. */
const fade = (i: number): number => 1 - Math.abs((2 * i) / ACROSS - 1) ** 2.5

const faded = (line: Vertex[]): Vertex[] =>
  line.map((point, i) => ({ ...point, alpha: point.alpha * fade(i) }))

/** Where it would come to rest if it touches nothing: ticked every cm like a ruler. */
export function band({ origin, bearing, wedge: half, reach }: Overlay, px: Px): Sheet {
  if (!reach) return EMPTY
  const wide = Math.max(half ?? 0, NARROWEST_BAND)
  const at = (mm: number, alpha: number, angle = wide) =>
    faded(arc(origin, mm, bearing - angle, bearing + angle, alpha, ACROSS))
  const line = (mm: number, alpha: number, angle = wide) =>
    strip(at(mm - WIDE.thin * px, alpha, angle), at(mm, alpha, angle))
  const [from, to] = reach
  const ticks = steps(1, (to - from) / 10, Math.max(Math.floor((to - from) / 10) - 1, 0))
  return joined(
    strips(at(from, 0.04), at((from + to) / 2, 0.12), at(to, 0.3)),
    line(to, 0.95),
    line(from, 0.6),
    ...ticks.map((cm) => line(from + cm * 10, 0.4, wide * 0.3)),
  )
}

/** A tick for each tenth of the pull's visible length would lie about strength: these are 10 px apart. */
const TICK = 10

/** From the piece to the hand. */
export function pull({ origin, handle }: Overlay, px: Px): Sheet {
  if (!handle) return EMPTY
  const bearing = bearingTo(origin, handle)
  const length = distanceTo(origin, handle) - WIDE.handle * px
  const ticks = steps(1, length / (TICK * px), Math.max(Math.floor(length / (TICK * px)) - 1, 0))
  return joined(
    stroke({ from: origin, to: ahead(origin, bearing, length), width: 2 * px, alpha: [0.9, 1] }),
    ...ticks.map((i) => tick(ahead(origin, bearing, i * TICK * px), bearing, (i % 5 === 0 ? 7 : 4) * px, px)),
    ring(handle, WIDE.handle * px, 2.4 * px),
    halo(handle, (WIDE.handle + 1) * px, (WIDE.handle + WIDE.halo) * px, 0.5),
  )
}

function tick(at: { x: number; y: number }, bearing: number, half: number, px: Px): Sheet {
  const [from, to] = [ahead(at, bearing - 90, half), ahead(at, bearing + 90, half)]
  return stroke({ from, to, width: WIDE.thin * px, alpha: [0.9, 0.9] })
}

/** The hand's dark middle, so that the ring stands out on any piece. */
export const hollow = ({ handle }: Overlay, px: Px): Sheet =>
  handle ? spot(handle, WIDE.handle * px, 0.75) : EMPTY
