import { exit, log, touches, type Flicked, type Script } from '../../kit'
import type { Ship, State } from '../state'
import { comeBack } from './collision'
import { intoThings } from './obstacles'
import { leaves } from './routed'
import type { G } from './rules'
import { inPlay } from './ships'

/** What a move did, rams aside: 001:75 Routed, 001:77 Ramming & collisions, D-15 to D-18. */
export function* moved(g: G, ship: Ship, flick: Flicked): Script {
  const met = touches(flick.result, ship.id).flatMap((id) => g.s.ships[id] ?? g.s.things[id] ?? [])
  const meets = met.length ? `hitting ${met.map(({ name }) => name).join(' and ')}` : 'touching nothing'
  log(g.s, `${ship.name} moves ${distance(ship, flick)}, ${meets}.`, { is: 'moves', piece: ship.id })
  if (shipsTouched(g.s, ship, flick).length) yield* g.rules.collide(g, ship)
  yield* intoThings(g, flick)
  if (exit(flick.result, ship.id)) leaves(g, ship)
  yield* comeBack(g, ship, flick)
  if (inPlay(ship)) for (const step of g.rules.moved) step(g, ship, flick)
}

/** Ships that the moving ship itself touched, in order (D-18). */
export const shipsTouched = (s: State, ship: Ship, { result }: Flicked): Ship[] =>
  touches(result, ship.id).flatMap((id) => s.ships[id] ?? [])

/** In whole centimetres, as a person would say it. */
function distance(ship: Ship, { before, result }: Flicked): string {
  const from = before[ship.id]!.pose
  const to = result.poses[ship.id] ?? exit(result, ship.id)?.at ?? from
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return `${Math.round(Math.sqrt(dx * dx + dy * dy) / 10)} cm`
}
