import type { Option } from '../../kit'
import type { G } from '../rules/rules'
import { enemies, shipAt } from '../rules/ships'
import { distance } from '../../../table/outline'
import type { Id } from '../../../table/types'

/** From here a die may well hit, mm. */
const IN_REACH = 550

/** How much each kind of option is worth a try, by its verb. */
const WORDS: Readonly<Record<string, number>> = {
  move: 1,
  ram: 1.5,
  launch: 2,
  recharge: 1,
  repair: 1.2,
  end: 0.05,
  flick: 3,
  'point-blank': 4,
  stop: 0.03,
  claim: 0.2,
}

/** What people mostly do, for lines of thought. */
export function leaning(g: G, { verb }: Option): number {
  if (verb === 'fire') return canReach(g) ? 3 : 0.2
  return WORDS[verb] ?? 1
}

/** Is an enemy near enough to the active ship? */
function canReach({ s }: G): boolean {
  if (!s.active) return false
  const ship = shipAt(s, s.active.ship)
  const from = s.table[ship.id]?.pose
  const near = (id: Id): boolean => !!from && distance(from, s.table[id]!.pose) < IN_REACH
  return enemies(s, ship.seat).some(({ id }) => near(id))
}
