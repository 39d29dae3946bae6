import type { Overlay } from '../types'
import { ahead, steps } from './bearing'
import { arc, cutFrom, dashes, lengthOf, polyline } from './line'
import { EMPTY, type Sheet, type Vertex, joined, strip, strips, vertex } from './sheet'

/** Lengths on the screen: `px` is how many mm a CSS pixel covers at the aim. */
type Px = number

const WIDE = { line: 3, thin: 1.2 } as const
/** The length of a dot and the way from one to the next, mm. */
const DOTS = [4, 9] as const

/** A die is seen, and not the line over it: mm. */
const FROM_DIE = 11

export const path = ({ solid, dots, wedge: die }: Overlay, px: Px): Sheet =>
  joined(
    polyline(die === null ? solid : cutFrom(solid, FROM_DIE), WIDE.line * px),
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
