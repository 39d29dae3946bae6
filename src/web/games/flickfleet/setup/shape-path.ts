import { ownOutline } from '../../../../table/outline'
import type { Shape } from '../../../../table/types'

/** One shape by itself, its bow up, from its upper left corner; mm. */
export function outlinePath(shape: Shape): { path: string; width: number; height: number } {
  const points = ownOutline(shape)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.max(...ys)]
  const path = `M${points.map(({ x, y }) => `${(x - left).toFixed(1)} ${(top - y).toFixed(1)}`).join('L')}Z`
  return { path, width: Math.max(...xs) - left, height: top - Math.min(...ys) }
}
