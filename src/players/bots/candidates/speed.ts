import type { FlickOption } from '../../../games/kit'
import { reachOf } from '../../human/reach'

/** In steps of 5, as they were measured. */
const STRENGTHS = Array.from({ length: 21 }, (_, i) => 5 * i)

/** The speed of a strength from 0 to 100, whole mm/s. */
export const speedAt = ({ min, max }: FlickOption, strength: number): number =>
  Math.round(min + ((max - min) * strength) / 100)

/** The strength with which half of the free flicks of that shape go that far, mm; the most when none does. */
export function strengthFor(shape: string, mm: number): number {
  const far = (strength: number): number => reachOf(shape, strength)?.p50 ?? 0
  const over = STRENGTHS.find((strength) => far(strength) >= mm)
  if (over === undefined) return 100
  if (over === 0) return 0
  const [less, more] = [far(over - 5), far(over)]
  return over - 5 + (5 * (mm - less)) / (more - less)
}
