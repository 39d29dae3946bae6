import type { FleetEntry, Scenario } from './types'

const named = ({ ship, aboard = [] }: FleetEntry): string[] => [ship, ...aboard.map((wing) => wing.ship)]

/** Every class that is in the battle or may come into it, once. Bought fleets must be filled in. */
export function classesIn({ sides, scenery }: Pick<Scenario, 'sides' | 'scenery'>): string[] {
  const entries = sides.flatMap(({ inPlay, arrivals }) => [
    ...inPlay,
    ...arrivals.flatMap(({ ships }) => ships),
  ])
  const optional = sides.flatMap((side) => side.optional?.ship ?? [])
  return [...new Set([...entries.flatMap(named), ...optional, ...scenery.flatMap(({ ship }) => ship ?? [])])]
}
