import type { Seat } from '../../kit'
import type { Scenario, ScenarioSide } from '../data/types'
import type { SideState } from '../state'

export const FACTIONS: Readonly<Record<string, string>> = {
  uprising: 'Uprising',
  imperium: 'Imperium',
  cadet: 'Cadet',
}

/** Two sides of one faction are told apart by name and by stripes. */
const TWINS = [
  { tag: 'A', mark: 'one_stripe' },
  { tag: 'B', mark: 'two_stripes' },
] as const

export function sidesOf({ sides }: Pick<Scenario, 'sides'>): Record<Seat, SideState> {
  const twins = new Set(sides.map(({ faction }) => faction)).size < sides.length
  return Object.fromEntries(sides.map((side, i) => [side.id, sideOf(side, twins ? TWINS[i]! : null)]))
}

const sideOf = ({ faction, edge }: ScenarioSide, twin: (typeof TWINS)[number] | null): SideState => ({
  faction,
  name: twin ? `${FACTIONS[faction]!} ${twin.tag}` : FACTIONS[faction]!,
  edge,
  mark: twin?.mark ?? faction,
  fouls: [],
  score: 0,
})
