import type { Seat } from '../../kit'
import { classes } from '../data'
import type { G } from '../rules/rules'
import { classOf, enemies, inPlay, shipsOf } from '../rules/ships'
import type { Ship } from '../state'
import { health } from './health'
import { distance } from '../../../table/outline'
import type { Point } from '../../../table/types'

/** What a ship without a price is worth, points. */
const UNPRICED = 10
/** What the goals of a scenario count beside the ships. */
const GOALS = 0.6
/** Wings aboard must come out first. */
const ABOARD = 0.85
/** The most that standing well is worth, as a share of the ship. */
const STANDING = 0.06
/** Dice hit best from so far away; nearer is as good, mm. */
const CLOSE = 260
const FAR = 800
/** Nearer than that to the edge a ship may be knocked off, mm. */
const BRINK = 50

/** How good a battle stands for that seat, from -1 to 1: what both sides have left, and where it stands. */
export function judge(g: G, seat: Seat): number {
  const own = strength(g, seat)
  const others = g.s.seats.filter((one) => one !== seat).reduce((sum, one) => sum + strength(g, one), 0)
  const all = own + others
  const ships = all === 0 ? 0 : (own - others) / all
  const goals = g.rules.goals.reduce((sum, goal) => sum + goal(g, seat), 0)
  return Math.max(-1, Math.min(1, ships + GOALS * goals))
}

const strength = (g: G, seat: Seat): number =>
  shipsOf(g.s, seat).reduce((sum, ship) => sum + worth(g, ship), 0)

function worth(g: G, ship: Ship): number {
  const full = price(ship) * health(ship)
  if (ship.where === 'aboard') return full * ABOARD
  if (inPlay(ship)) return full * (1 + STANDING * standing(g, ship))
  return ship.where === 'lost' ? 0 : full
}

/** Without wings; a variant without a price is worth what its model is. */
function price(ship: Ship): number {
  const { points, variantOf } = classOf(ship)
  return points.empty ?? classes[variantOf ?? '']?.points.empty ?? UNPRICED
}

/** From -1 to 1: close enough to shoot, and not on the brink. */
function standing({ s, tape }: G, ship: Ship): number {
  const at = s.table[ship.id]!.pose
  const played = enemies(s, ship.seat).filter(({ seat }) => s.seats.includes(seat))
  const distances = played.map(({ id }) => distance(at, s.table[id]!.pose))
  const nearest = distances.length ? Math.min(...distances) : FAR
  const close = Math.max(0, Math.min(1, (FAR - nearest) / (FAR - CLOSE)))
  return onBrink(at, tape.board.size) ? close - 1 : close
}

const onBrink = ({ x, y }: Point, size: Point): boolean => Math.min(x, y, size.x - x, size.y - y) < BRINK
