import { put, take, type Seat } from '../../kit'
import { homeOf } from '../begin'
import { dieShape } from '../board'
import { board, circleOf, factionOf } from '../data'
import { spotsIn } from '../spots'
import type { G, Open, State } from '../state'
import type { Id, Pose, Tape } from '../../../table/types'

/** Whose a die is at the moment: the Surge commands the one that carries its bug (004:223). */
export const holderOf = ({ dice, bug }: Pick<State, 'dice' | 'bug'>, id: Id): string =>
  bug?.die === id ? 'surge' : dice[id]!.owner

/** The dice that a seat commands and that lie on the table. */
export const fleetOf = (s: Pick<State, 'dice' | 'bug' | 'table'>, seat: string): Id[] =>
  Object.keys(s.dice).filter((id) => s.table[id] && holderOf(s, id) === seat)

/** A ship is on a space when part of it, seen from above, is over it (004:62); its rim counts. */
export const isOn = (tape: Tape, die: Id, circle: Id): boolean => tape.within(die, circle, 0)

/** Planets and homes that somebody's ships are on. */
export const planetsOf = (s: Open, tape: Tape, seat: string): Id[] =>
  board.planets.map(({ id }) => id).filter((id) => shipsOn(s, tape, seat, id).length > 0)

export const shipsOn = (s: Open, tape: Tape, seat: string, circle: Id): Id[] =>
  fleetOf(s, seat).filter((die) => isOn(tape, die, circle))

/** Everybody whose ships are not one's own: seats, and the raiders. */
export const ownersBeside = (s: Open, seat: string): string[] =>
  [...new Set(Object.keys(s.dice).map((id) => holderOf(s, id)))].filter((owner) => owner !== seat)

export const homePlanet = (seat: Seat): Id => factionOf(seat).home

/** A free place for a die on a circle, as near to its middle as there is one. */
export function spotOn({ tape }: Pick<G, 'tape'>, s: State, die: Id, circle: Id): Pose | 'nowhere' {
  const shape = dieShape(s.dice[die]!.sides)
  for (const spot of spotsIn(circleOf(circle))) {
    const placed = tape.place(shape, { within: 0, of: circle }, { ...spot, a: 0 }, die)
    if (placed.ok) return placed.pose
  }
  return tape.example(shape, { anywhere: true }, die, { ...circleOf(circle), a: 0 })
}

/** Puts a die onto a circle, showing what it showed last; where there is no room at all it stays off. */
export function bringTo(g: G, die: Id, circle: Id): void {
  const { s } = g
  const up = s.table[die]?.pose.up ?? s.dice[die]!.off ?? s.dice[die]!.sides
  const spot = spotOn(g, s, die, circle)
  if (spot === 'nowhere') return putOff(s, die, up)
  lay(s, die, { ...spot, up })
}

/** A die lies on the table. */
export function lay(s: State, die: Id, pose: Pose): void {
  const { sides } = s.dice[die]!
  s.table = put(s.table, die, { kind: 'die', shape: dieShape(sides), pose })
  delete s.dice[die]!.off
}

/** A die is off the table, and of no use until it returns (004:143). */
export function putOff(s: State, die: Id, up: number): void {
  s.table = take(s.table, die)
  s.dice[die]!.off = up
}

/** Home, and the bug goes (004:145). */
export function sendHome(g: G, die: Id): void {
  if (g.s.bug?.die === die) g.s.bug = null
  bringTo(g, die, homeOf(g.s, die))
}
