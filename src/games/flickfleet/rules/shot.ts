import { exit } from '../../kit'
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
  return (g.s.ships[id] ?? g.s.things[id]) ? [{ t: event.t, id, at: event.at }] : []
}

/** How far beside the line of the shot a point lies, mm. */
function offLine({ start = { x: 0, y: 0 }, bearing }: Aim, at: Point): number {
  const ahead = direction(bearing)
  return Math.abs((at.x - start.x) * ahead.y - (at.y - start.y) * ahead.x)
}

/** 001:88, D-34  A die that leaves the table after hitting something. */
export const wild = ({ result }: Pick<Shot, 'result'>): boolean => exit(result, DIE) !== undefined
