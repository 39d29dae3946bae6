import type { Gate as Seen, Script } from '../../kit'
import type { Ship } from '../state'
import { onlyPlace, onlyShields } from './gates'
import type { DamagePoint, G, Weapon } from './rules'
import { actionAt, classOf, inPlay, isWing, locationHit } from './ships'
import { loseDisc, loseShield } from './tokens'

/** What a weapon does by numbers alone, as those of the base book do. */
type Numbers = Omit<Weapon, 'ship'>

export const weapon = (numbers: Numbers): Weapon => ({
  ...numbers,
  ship: (g, target, result) => hit(g, target, numbers, result),
})

/** 001:86-102, D-46  All points at the same location; nothing overflows beyond a wing. */
export function* hit(g: G, target: Ship, { points, pieces, ignoresArmour }: Numbers, result: number): Script {
  const times = isWing(target) ? pieces : points
  for (let point = 1; point <= times && inPlay(target); point++)
    yield* damagePoint(g, target, result, ignoresArmour)
}

/** 001:91-98 Hitting capital ships  One point of damage goes from gate to gate until one stops it. */
export function* damagePoint(g: G, ship: Ship, result: number, ignoresArmour: boolean): Script {
  const point: DamagePoint = { ship, result, place: locationHit(ship, result), ignoresArmour }
  const met = g.rules.gates.flatMap((one) => {
    const how = one.meet(point)
    return how ? [{ one, ...how }] : []
  })
  const at = met.findIndex(({ stops }) => stops)
  const { one, gate } = met[at]!
  const way = met.map((each, i): Seen => (i <= at ? { ...each.gate, say: each.say } : each.gate))
  const rest = one.stop(g, point, { gate: gate.is, way })
  if (rest) yield* rest
}

/** 001:80, 121, D-27  Shields that stop a ship: all cubes go, and the generator's disc if there is one. */
export function overload(g: G, ship: Ship): void {
  while (ship.shields > 0) loseShield(g, ship, onlyShields(ship))
  for (const place of classOf(ship).locations.keys())
    if (burnsOut(g, ship, place)) loseDisc(g, ship, place, onlyPlace(ship, place))
}

function burnsOut(g: G, ship: Ship, place: number): boolean {
  const action = actionAt(ship, place)
  return !!action && !!g.rules.actions[action.type]!.burnsOut && ship.discs[place]! > 0
}
