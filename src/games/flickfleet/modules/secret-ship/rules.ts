import { choose, foes, pick, secret, type Question, type Script, type Seat } from '../../../kit'
import type { G, Win } from '../../rules/rules'
import { shipAt } from '../../rules/ships'
import type { Ship, State } from '../../state'
import { own } from './state'
import { tell } from './words'
import type { Id, Side } from '../../../../table/types'

/** Who may carry the passenger. */
export const carriers = (s: Pick<State, 'ships'>): Ship[] =>
  Object.values(s.ships).filter((ship) => ship.class === 'civilian')

const ownerOf = (s: State): Seat => carriers(s)[0]!.seat

/** 000:794-800, D-103  Before play one civilian is chosen, and nobody else learns which. */
export function* hide(g: G): Script<boolean> {
  if (own(g.s).chosen) return false
  const seat = ownerOf(g.s)
  const question: Question = {
    key: 'hide',
    seat,
    why: `${g.s.sides[seat]!.name} chooses in secret which civilian carries its passenger.`,
    say: 'Which civilian carries your passenger?',
    hint: 'Nobody else learns it before that ship has got away or is lost.',
    rule: '000:794-800 Escort Duty, D-103',
    secret: true,
  }
  const options = carriers(g.s).map(({ id, name }) =>
    choose({ id: `hide:${id}`, verb: 'hide', say: name, of: { piece: id } }),
  )
  const id = yield* pick(question, options)
  own(g.s).ship = secret(id.slice('hide:'.length), seat)
  own(g.s).chosen = true
  tell(g.s, 'One of the civilians carries a passenger.', { is: 'hidden', piece: '' })
  return true
}

/** The ship with the passenger, for the rules alone. */
const passenger = (g: G): Ship | null => {
  const { ship } = own(g.s)
  return ship && shipAt(g.s, ship.is)
}

/** 000:804-806, D-103  Over the edge of the other side a civilian has got away, whether it matters or not. */
export function crosses(g: G, ship: Ship, side: Side): boolean {
  if (!carriers(g.s).includes(ship) || !foes(g.s, ship.seat).some((foe) => g.s.sides[foe]!.edge === side))
    return false
  ship.where = 'away'
  ship.cube = false
  tell(g.s, `${ship.name} gets away over the far edge.`, { is: 'crosses', piece: ship.id })
  return true
}

/** 000:805, D-103 */
export const secretExits: Win = (g) => {
  const ship = passenger(g)
  return ship?.where === 'away' ? `${ship.name} had the passenger aboard and has got away.` : null
}

/** 000:806, D-103 */
export const secretLost: Win = (g) => {
  const ship = passenger(g)
  return ship?.where === 'lost' ? `${ship.name} had the passenger aboard and is lost.` : null
}

/** What its own side reads beside the name; in a view the secret is an id or covered. */
export function remark(s: State, ship: Ship): string | null {
  const shown = own(s).ship as Id | object | null
  return shown === ship.id ? 'carries the passenger' : null
}
