import type { Dashboard, DashboardPlace } from '../../../../games/flickfleet'

/** A location under the ruler. */
export interface Span {
  /** Its place on the dashboard. */
  place: number
  numbers: readonly number[]
  /** Short enough for its columns. */
  label: string
  name: string
  colour: string | undefined
  discs: readonly boolean[]
  weakSpot: boolean
  damaged: boolean
  does: string | undefined
}

const isDamaged = ({ now, most }: DashboardPlace): boolean => most > 0 && now === 0

/** A single column has room for a word, a location without a number is known by what it does. */
function labelOf({ name, numbers, does }: DashboardPlace): string {
  if (numbers.length === 0) return does ?? name
  return numbers.length > 1 ? name : name.split(' ')[0]!
}

const spanOf = (place: DashboardPlace, index: number): Span => ({
  place: index,
  numbers: place.numbers,
  label: labelOf(place),
  name: place.name,
  colour: place.colour,
  discs: Array.from({ length: place.most }, (_, i) => i < place.now),
  weakSpot: place.weakSpot ?? false,
  damaged: isDamaged(place),
  does: place.does,
})

/** The locations in the order of their numbers, those without one last. */
export const spansOf = ({ places }: Dashboard): Span[] =>
  places.map(spanOf).sort((a, b) => (a.numbers[0] ?? 99) - (b.numbers[0] ?? 99))
