import { exit } from '../../kit'
import type { Ship } from '../state'
import type { G, Shot } from './rules'
import { direction } from '../../../table/exact'
import type { Aim, Event, Id, Point } from '../../../table/types'

/** The die's id while it is on the table. */
export const DIE = 'die'

export interface FirstTouch {
  t: number
  id: Id
  at: Point
}

/**
 * 001:86, D-33  The first ship or obstacle touched; of those touched at the same time the one nearest to the
 * die's line. The firing ship counts once the die has left it.
 */
export function firstHit(g: G, { result, aim }: Pick<Shot, 'result' | 'aim'>): FirstTouch | undefined {
  const all = result.events.flatMap((event) => touched(g, event))
  const together = all.filter(({ t }) => t === all[0]!.t)
  return together.sort((a, b) => offLine(aim, a.at) - offLine(aim, b.at))[0]
}

function touched(g: G, event: Event): FirstTouch[] {
  if (event.is !== 'touch' || (event.a !== DIE && event.b !== DIE)) return []
  const id = event.a === DIE ? event.b : event.a
  const ship = g.s.ships[id]
  return (ship ? isSeen(g, ship) : g.s.things[id]) ? [{ t: event.t, id, at: event.at }] : []
}

/** Whether dice hit it in passing, and one may aim at it. */
export const isSeen = (g: G, ship: Ship): boolean => !g.rules.unseen.some((unseen) => unseen(g, ship))

/** D-83  A die that has hit nothing on its way, and lies where that counts as a hit. */
export function hitAtRest(g: G, shot: Shot): FirstTouch | undefined {
  const ship = g.rules.atRest.flatMap((lies) => lies(g, shot) ?? [])[0]
  const at = shot.result.poses[DIE]
  return ship && at ? { t: shot.result.seconds, id: ship.id, at: { x: at.x, y: at.y } } : undefined
}

/** How far beside the line of the shot a point lies, mm. */
function offLine({ start = { x: 0, y: 0 }, bearing }: Aim, at: Point): number {
  const ahead = direction(bearing)
  return Math.abs((at.x - start.x) * ahead.y - (at.y - start.y) * ahead.x)
}

/** 001:88, D-34  A die that leaves the table after hitting something. */
export const wild = ({ result }: Pick<Shot, 'result'>): boolean => exit(result, DIE) !== undefined
