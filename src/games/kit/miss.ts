import { cross, distance, dot, gapBetween, minus } from '../../table/outline'
import type { Outline } from '../../table/outline'
import type { Id, Point } from '../../table/types'

/** How a piece that was flicked went by another one; `gap`: edge to edge where it was nearest, mm. */
export interface Miss {
  by: Id
  gap: number
  /** Of the other one, as who flicked looks; 'over': it flew above it. */
  where: 'short' | 'left' | 'right' | 'over'
}

/** The straight line of a flick, and half the width of what flew along it, mm. */
export interface Flight {
  from: Point
  to: Point
  half: number
}

/** What is passed farther off than this was not aimed at, mm. */
const FAR = 200

/** Of these pieces the one that was missed most narrowly; null: none lay on the way, or near it. */
export function missOf(flight: Flight, among: readonly (readonly [Id, Outline])[]): Miss | null {
  const misses = among.flatMap(([id, outline]) => missedBy(flight, id, outline) ?? [])
  return misses.toSorted((a, b) => a.gap - b.gap)[0] ?? null
}

function missedBy({ from, to, half }: Flight, by: Id, outline: Outline): Miss | null {
  const { gap, a, b } = gapBetween([from, to], outline)
  const [way, toIt] = [minus(to, from), minus(b, a)]
  const [ahead, beside] = [dot(way, toIt), cross(way, toIt)]
  if (gap < half) return { by, gap: 0, where: 'over' }
  if (distance(a, to) === 0 && ahead > 2 * Math.abs(beside)) return { by, gap: gap - half, where: 'short' }
  const behind = distance(a, from) === 0 && ahead < 0
  if (behind || gap - half > FAR) return null
  const where = beside > 0 ? 'right' : 'left'
  return { by, gap: gap - half, where }
}

/** '4 cm', '8 mm' below one cm. */
const roughly = (mm: number): string => (mm < 10 ? `${Math.ceil(mm)} mm` : `${Math.round(mm / 10)} cm`)

/** '4 cm short of Meridian', '8 mm left of Meridian', 'over Meridian'. */
export function sayMissed({ gap, where }: Miss, name: string): string {
  if (where === 'over') return `over ${name}`
  return `${roughly(gap)} ${where} of ${name}`
}

/** How far it flew: 'stopped after 52 cm'. */
export const sayFlown = ({ from, to }: Flight): string => `stopped after ${roughly(distance(from, to))}`
