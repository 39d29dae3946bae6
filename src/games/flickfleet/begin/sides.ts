import type { Seat, SetupSeat } from '../../kit'
import { factions } from '../data'
import type { Scenario, ScenarioSide } from '../data/types'
import type { SideState } from '../state'

/** Sides of one faction are told apart by name and by stripes. */
const TWINS = [
  { tag: 'A', mark: 'one_stripe' },
  { tag: 'B', mark: 'two_stripes' },
] as const

export function sidesOf({ sides }: Pick<Scenario, 'sides'>): Record<Seat, SideState> {
  return Object.fromEntries(
    sides.map((side) => {
      const same = sides.filter(({ faction }) => faction === side.faction)
      return [side.id, sideOf(side, same.length > 1 ? TWINS[same.indexOf(side)]! : null)]
    }),
  )
}

const sideOf = ({ faction, edge }: ScenarioSide, twin: (typeof TWINS)[number] | null): SideState => ({
  faction,
  name: twin ? `${factions[faction]!} ${twin.tag}` : factions[faction]!,
  edge,
  mark: twin?.mark ?? faction,
  fouls: [],
  score: 0,
})

/** How the seats are offered before anybody sits: by faction, or by place where factions are still open. */
export function seatsOf(scenario: Pick<Scenario, 'sides'>): SetupSeat[] {
  const open = scenario.sides.some(({ faction }) => faction === 'any')
  const places = scenario.sides.map(({ id }) => ({ id, name: id.slice(0, 1).toUpperCase() + id.slice(1) }))
  return open ? places : Object.entries(sidesOf(scenario)).map(([id, { name }]) => ({ id, name }))
}
