import { place, put, type Flicked, type Script, type Seat } from '../../kit'
import type { Ship, State } from '../state'
import { byFoul } from './ending'
import type { G } from './rules'
import { inPlay, shapeOf, shipAt } from './ships'
import { tell } from './words'
import type { Event, Id } from '../../../table/types'

type Out = Extract<Event, { is: 'out' }>

/** D-16  How far from the edge a ship comes back. */
const BACK_INSIDE_MM = 50

/** 001:77, D-19  No damage, but the turn ends. Obstacles do what their own rule says. */
export function collide(g: G, mover: Ship, met: readonly { id: Id }[]): void {
  if (!met.some(({ id }) => g.s.ships[id])) return
  if (g.s.active) g.s.active.over ??= 'collided'
  const say = `The collision does no damage, but ${mover.name}'s turn is over.`
  tell(g.s, say, { is: 'collision', piece: mover.id })
}

/** 001:77, D-16  A ship that a move knocked off the table is not lost: its owner is about to put it back. */
export function knockOut(ship: Ship): void {
  if (inPlay(ship)) ship.where = 'coming back'
}

/**
 * 001:77, D-16, D-17  Ships that a move knocked out come back in the order they left, touched just now or
 * before.
 */
export function* comeBack(g: G, mover: Ship, flick: Flicked): Script {
  const outs = knockedOut(g, mover, flick).filter(({ a }) => shipAt(g.s, a).where === 'coming back')
  yield* byFoul(g)
  for (const out of outs) yield* bringBack(g, shipAt(g.s, out.a), out, flick)
}

/** Ships other than the mover that left the table in this flick, in the order in which they left. */
export const knockedOut = (g: G, mover: Ship, { result }: Flicked): Out[] =>
  result.events.filter(
    (e): e is Out & { t: number } => e.is === 'out' && e.a !== mover.id && !!g.s.ships[e.a],
  )

/** What nobody owns is turned by the side whose turn it is. House rule. */
const ownerOr = ({ seats, turnOf }: State, { seat }: Ship): Seat => (seats.includes(seat) ? seat : turnOf)

/** 001:77, D-16  Back 5 cm from the edge it left by, as near as possible; its owner chooses the heading. */
function* bringBack(g: G, ship: Ship, { at, side }: Out, { before }: Flicked): Script {
  const seat = ownerOr(g.s, ship)
  const pose = yield* place(
    {
      key: 'bring-back',
      seat,
      why: `${ship.name} was knocked out and comes back: ${g.s.sides[seat]!.name} chooses the heading.`,
      say: `Choose ${ship.name}'s heading.`,
      hint: 'It stands 5 cm from the edge it left by.',
      rule: '001:77 Ramming & collisions, D-16',
      ...(seat === ship.seat ? {} : { house: true as const }),
    },
    ship.id,
    shapeOf(ship),
    { inside: BACK_INSIDE_MM, from: side, near: at, free: 'heading' },
  )
  const back = pose === 'nowhere' ? before[ship.id]!.pose : pose
  g.s.table = put(g.s.table, ship.id, { ...before[ship.id]!, shape: shapeOf(ship), pose: back })
  ship.where = 'table'
  tell(g.s, `${ship.name} was knocked off the table and comes back.`, { is: 'back', piece: ship.id })
}
