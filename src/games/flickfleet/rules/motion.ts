import { exit, log, touches, type Flicked, type Script } from '../../kit'
import type { Ship, State, Thing } from '../state'
import { comeBack, knockOut } from './collision'
import { endsTurn, runInto, settle } from './obstacles'
import { leaves } from './routed'
import type { G } from './rules'
import { inPlay } from './ships'

/** What a move did, rams aside: 001:75 Routed, 001:77 Ramming & collisions, 001:115-124 Obstacles, D-15 to D-18. */
export function* moved(g: G, ship: Ship, flick: Flicked): Script {
  sayMove(g, ship, flick)
  if (shipsTouched(g.s, ship, flick).length) yield* g.rules.collide(g, ship)
  const met = settle(g, flick.result, (_, out) => (out === ship ? leaves(g, ship) : knockOut(out)))
  yield* comeBack(g, ship, flick)
  yield* runInto(g, met)
  if (!inPlay(ship)) return
  if (endsTurn(g, ship, met)) cutShort(g, ship)
  for (const step of g.rules.moved) step(g, ship, flick)
}

/** 001:120, D-19  Like a collision with a ship. */
function cutShort(g: G, ship: Ship): void {
  if (g.s.active?.over) return
  if (g.s.active) g.s.active.over = 'collided'
  log(g.s, `${ship.name}'s turn is over.`, { is: 'collision', piece: ship.id })
}

/** Ships that the moving ship itself touched, in order (D-18). */
export const shipsTouched = (s: State, ship: Ship, { result }: Flicked): Ship[] =>
  touches(result, ship.id).flatMap((id) => s.ships[id] ?? [])

function sayMove(g: G, ship: Ship, flick: Flicked): void {
  const hit = touches(flick.result, ship.id).flatMap((id) => g.s.ships[id] ?? g.s.things[id] ?? [])
  const meets = hit.length ? `hitting ${names(hit)}` : 'touching nothing'
  log(g.s, `${ship.name} moves ${distance(ship, flick)}, ${meets}.`, { is: 'moves', piece: ship.id })
}

const names = (hit: readonly (Ship | Thing)[]): string => hit.map(({ name }) => name).join(' and ')

/** In whole centimetres, as a person would say it. */
function distance(ship: Ship, { before, result }: Flicked): string {
  const from = before[ship.id]!.pose
  const to = result.poses[ship.id] ?? exit(result, ship.id)?.at ?? from
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return `${Math.round(Math.sqrt(dx * dx + dy * dy) / 10)} cm`
}
