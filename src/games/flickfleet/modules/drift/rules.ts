import { glide, touches, type Script } from '../../../kit'
import { scenarios } from '../../data'
import { onTable, runInto, settle } from '../../rules/obstacles'
import { strikes } from '../../rules/ramming'
import { pushedOff } from '../../rules/routed'
import type { G } from '../../rules/rules'
import { isCapital } from '../../rules/ships'
import type { Ship } from '../../state'
import { tell } from './words'

export function remind({ s }: G, ship: Ship): string {
  const drifting = `Afterwards the ship drifts ${scenarios[s.scenario]!.driftMm! / 10} cm towards the star`
  return isCapital(ship) ? `${drifting}: a collision in front of you becomes a ram.` : `${drifting}.`
}

/** 001:206, D-19, D-92, D-93  Straight towards the star, heading kept, also after a turn cut short. */
export function* drifts(g: G, ship: Ship): Script {
  const star = Object.values(g.s.things).find((thing) => thing.kind === 'neutron_star' && onTable(thing))!
  const { x, y } = g.s.table[star.id]!.pose
  const why = `${ship.name} drifts towards ${star.name}.`
  const pull = { piece: ship.id, to: { x, y }, mm: scenarios[g.s.scenario]!.driftMm! }
  const { result } = yield* glide(g, { key: 'drift', why, rule: "001:206 In gravity's shadow, D-92" }, pull)
  const met = touches(result, ship.id).flatMap((id) => g.s.ships[id] ?? [])[0]
  const say = met ? `${ship.name} drifts into ${met.name}.` : why
  tell(g.s, say, { is: 'drifts', piece: ship.id, by: star.id })
  if (met && isCapital(ship) && isCapital(met)) return yield* strikes(g, ship, met, result)
  yield* runInto(g, settle(g, result, pushedOff))
}
