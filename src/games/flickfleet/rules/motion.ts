import { exit, listed, touches, type Flicked, type Script } from '../../kit'
import type { Ship, State, Thing } from '../state'
import { comeBack, knockOut } from './collision'
import { endsTurn, runInto, settle } from './obstacles'
import { leaves } from './routed'
import type { G } from './rules'
import { inPlay } from './ships'
import { tell } from './words'

/**
 * What a move did, rams aside: 001:75 Routed, 001:77 Ramming & collisions, 001:115-124 Obstacles, D-15 to
 * D-18.
 */
export function* moved(g: G, ship: Ship, flick: Flicked): Script {
  const hit = touched(g.s, ship, flick)
  sayMove(g, ship, flick, hit)
  if (hit.length) g.rules.collide(g, ship, hit)
  const met = settle(g, flick.result, (_, out, side) =>
    out === ship ? leaves(g, ship, side) : knockOut(out),
  )
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
  tell(g.s, `${ship.name}'s turn is over.`, { is: 'cut short', piece: ship.id })
}

/** Ships and obstacles that the moving ship itself touched, in order (D-18). */
export const touched = (s: State, ship: Ship, { result }: Flicked): (Ship | Thing)[] =>
  touches(result, ship.id).flatMap((id) => s.ships[id] ?? s.things[id] ?? [])

function sayMove(g: G, ship: Ship, flick: Flicked, hit: readonly { name: string }[]): void {
  const meets = hit.length
    ? `hitting ${listed([...new Set(hit.map(({ name }) => name))])}`
    : 'touching nothing'
  tell(g.s, `${ship.name} moves ${distance(ship, flick)}, ${meets}.`, { is: 'moves', piece: ship.id })
}

/** In whole centimetres, as a person would say it. */
function distance(ship: Ship, { before, result }: Flicked): string {
  const from = before[ship.id]!.pose
  const to = result.poses[ship.id] ?? exit(result, ship.id)?.at ?? from
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return `${Math.round(Math.sqrt(dx * dx + dy * dy) / 10)} cm`
}
