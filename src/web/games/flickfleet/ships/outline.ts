import { ownOutline } from '../../../../table/outline'
import type { Point, Shape, Surface } from '../../../../table/types'

/** A shape from above, its bow up, with the edges where it may be flicked; mm, y downwards. */
export interface Drawing {
  width: number
  height: number
  path: string
  lit: string
}

/** Room for the line around it, mm. */
const RIM = 4

/** The edge at index i runs from corner i to the next one, as `src/table/aim` counts them. */
function litPath(points: readonly string[], surface: Surface): string {
  if (typeof surface === 'string') return `M${points.join('L')}Z`
  return surface.edges.map((i) => `M${points[i]}L${points[(i + 1) % points.length]}`).join('')
}

/** From the outline that is flicked. */
export function drawingOf(shape: Shape, surface: Surface): Drawing {
  const corners: readonly Point[] = ownOutline(shape)
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - RIM, Math.max(...ys) + RIM]
  const points = corners.map(({ x, y }) => `${(x - left).toFixed(1)} ${(top - y).toFixed(1)}`)
  return {
    width: Math.max(...xs) + RIM - left,
    height: top - Math.min(...ys) + RIM,
    path: `M${points.join('L')}Z`,
    lit: litPath(points, surface),
  }
}
