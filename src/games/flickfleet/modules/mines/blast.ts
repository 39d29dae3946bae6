import { capitalised, roll, type Script } from '../../../kit'
import { BLAST_MM } from '../../data/scenery'
import { onTable, removeThing, ruleOf } from '../../rules/obstacles'
import type { G, ThingRule } from '../../rules/rules'
import { inPlay, isCapital } from '../../rules/ships'
import type { Ship, Thing } from '../../state'
import { own, type Lit } from './state'
import { tell } from './words'
import type { Id } from '../../../../table/types'

/** 000:252-256 Mines */
export const mine: ThingRule = {
  says: `whatever touches it sets it off, and a nuke strikes everything within ${BLAST_MM / 10} cm`,
  entry: 'mines',
  endsTurn: true,
  touched: light,
}

/** 000:255, D-80  Once it is primed the first touch sets it off, by any piece or die. */
function light(g: G, { id }: Thing, by: Id): void {
  const { primed, lit } = own(g.s)
  const at = primed[id]
  if (!at) return
  const known = lit.find((one) => one.mine === id)
  if (known) known.by.push(by)
  else lit.push({ mine: id, at, by: [by] })
}

/** D-80  All that was set off, one after another in the order in which it was touched; chains come last. */
export function* goOff(g: G): Script {
  for (let next = own(g.s).lit[0]; next; next = own(g.s).lit[0]) {
    yield* blast(g, next)
    own(g.s).lit.shift()
  }
}

/** 000:255-256, D-80  The template on its spot: what it overlaps, and who touched it, takes a nuke. */
function* blast(g: G, { mine: id, at, by }: Lit): Script {
  const thing = g.s.things[id]!
  delete own(g.s).primed[id]
  if (onTable(thing)) removeThing(g, thing)
  tell(g.s, `${capitalised(thing.name)} goes off.`, { is: 'blast', piece: id, at })
  const isInside = (one: Id): boolean => by.includes(one) || g.tape.gap(one, at) <= BLAST_MM
  const things = Object.values(g.s.things).filter((one) => onTable(one) && isInside(one.id))
  const ships = Object.values(g.s.ships).filter((one) => inPlay(one) && isInside(one.id))
  for (const one of things) reaches(g, one, id)
  for (const ship of ships) yield* strikes(g, ship, thing)
}

/** Other mines go off too; asteroids and the like are worn or gone. */
function reaches(g: G, thing: Thing, from: Id): void {
  light(g, thing, from)
  ruleOf(g, thing).byBlast?.(g, thing)
}

/** D-80  A nuke; for a ship with a dashboard a D6 tells where. */
function* strikes(g: G, ship: Ship, { name }: Thing): Script {
  if (!inPlay(ship)) return
  const nuke = g.rules.weapons['nuke']!
  if (!isCapital(ship)) return yield* nuke.ship(g, ship, 0)
  const [result] = yield* roll('blast', `A D6 for where ${name} strikes ${ship.name}.`, 6)
  const say = `The blast strikes ${ship.name}: the D6 shows ${result}.`
  tell(g.s, say, { is: 'blast rolled', piece: ship.id, value: result!, die: 'D6' })
  yield* nuke.ship(g, ship, result!)
}
