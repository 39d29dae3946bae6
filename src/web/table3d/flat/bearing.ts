import type { Point } from '../../../table/types'

/** Unit vector of a bearing. */
export function wayOf(bearing: number): Point {
  const angle = (bearing * Math.PI) / 180
  return { x: Math.sin(angle), y: Math.cos(angle) }
}

export function ahead(from: Point, bearing: number, mm: number): Point {
  const way = wayOf(bearing)
  return { x: from.x + way.x * mm, y: from.y + way.y * mm }
}

export const bearingTo = (from: Point, to: Point): number =>
  ((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI + 360) % 360

export const distanceTo = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y)

/** `count + 1` numbers from one to the other; none in between, and then the first alone. */
export const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / Math.max(count, 1))
