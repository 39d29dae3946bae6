import type { Gauge } from '../../../kit'
import { classOf } from '../../rules/ships'
import type { Ship, State } from '../../state'
import { bayOf, own } from './state'

/** Beside the dashboard: mines aboard, of those that it may still launch in all. */
export function minesAboard(s: State, ship: Ship): Gauge[] {
  const bay = bayOf(classOf(ship))
  if (!bay) return []
  const left = bay.total! - own(s).launched[ship.id]!
  return [{ name: 'mines', now: Math.min(own(s).aboard[ship.id]!, left), most: bay.total! }]
}
