import type { FlickOption } from '../../../games/kit'
import { reachOf } from '../../human/reach'

/** In steps of 5, as they were measured. */
const STRENGTHS = Array.from({ length: 21 }, (_, i) => 5 * i)

/** The speed of a strength from 0 to 100, whole mm/s. */
export const speedAt = ({ min, max }: FlickOption, strength: number): number =>
  Math.round(min + ((max - min) * strength) / 100)

/** The strength of a speed, from 0 to 100. */
export const strengthOf = ({ min, max }: FlickOption, speed: number): number =>
  (100 * (speed - min)) / (max - min)

const medians = new Map<string, number[]>()

/** How far half of the free flicks of that shape go, mm, for each of the strengths; asked for every shot. */
function mediansOf(shape: string): number[] {
  const known = medians.get(shape) ?? STRENGTHS.map((strength) => reachOf(shape, strength)?.p50 ?? 0)
  medians.set(shape, known)
  return known
}

/** The strength with which half of the free flicks of that shape go that far, mm; the most when none does. */
export function strengthFor(shape: string, mm: number): number {
  const far = mediansOf(shape)
  const over = far.findIndex((median) => median >= mm)
  if (over < 0) return 100
  if (over === 0) return 0
  const [less, more] = [far[over - 1]!, far[over]!]
  return STRENGTHS[over - 1]! + (5 * (mm - less)) / (more - less)
}
