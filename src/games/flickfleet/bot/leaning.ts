import type { Option } from '../../kit'
import type { G } from '../rules/rules'
import { enemies, shipAt } from '../rules/ships'
import { distance } from '../../../table/outline'
import type { Id } from '../../../table/types'

/** From here a die may well hit, mm. */
const IN_REACH = 550

/** What people mostly do, for lines of thought. */
export function leaning(g: G, { verb }: Option): number {
  if (verb === 'fire') return canReach(g) ? 3 : 0.2
  return g.rules.leanings[verb] ?? 1
}

/** Is an enemy near enough to the active ship? */
function canReach({ s }: G): boolean {
  if (!s.active) return false
  const ship = shipAt(s, s.active.ship)
  const from = s.table[ship.id]?.pose
  const near = (id: Id): boolean => !!from && distance(from, s.table[id]!.pose) < IN_REACH
  return enemies(s, ship.seat).some(({ id }) => near(id))
}
