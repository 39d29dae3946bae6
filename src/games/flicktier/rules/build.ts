import { button, choose, log, pick, type Entry, type Reason, type Script, type Seat } from '../../kit'
import { factionOf, nameOfResource, type Cost, type Structure } from '../data'
import { circleName, nameOf } from '../names'
import type { G, Open, Player } from '../state'
import { entriesOf, missing, pay, sayCost, sizeOf } from './cards'
import { trigger } from './ending'
import { structureToken } from './markers'
import { planetsOf } from './ships'
import { effectOf } from './upgrade'
import type { Id } from '../../../table/types'

const scored = ({ structures }: Pick<Player, 'structures'>) => structures.filter(({ unscored }) => !unscored)

export const builtOf = (player: Pick<Player, 'structures'>, is: string): number =>
  scored(player).filter((one) => one.is === is).length

/** Why no structure of that kind can be built now, wherever; null when it can. */
export function whyNotKind(s: Open, seat: Seat, { id, name, count, cost }: Structure): Reason | null {
  const player = s.players[seat]!
  if (builtOf(player, id) >= count) return { why: `All structures '${name}' are built.`, short: 'all built' }
  const free = effectOf(s, seat, 'build_discount')?.count ?? 0
  const short = missing(player, cost)
  if (sizeOf(short) <= free) return null
  return { why: `A ${name} needs ${sayCost(short)} more.`, short: `${sayCost(short)} more` }
}

/** Why it cannot be built on that planet: one of a kind is enough (004:105). */
export function whyNotHere(s: Open, seat: Seat, { id, name }: Structure, planet: Id): Reason | null {
  const twice = s.players[seat]!.structures.some((one) => one.is === id && one.planet === planet)
  return twice ? { why: `${circleName(planet)} has a ${name} already.`, short: 'one of a kind' } : null
}

/** One entry for each structure and planet where it can be built. Homes take none (house, FT-11). */
export function buildEntries(g: G, seat: Seat): Entry[] {
  const { s, tape } = g
  const kinds = factionOf(seat).structures.filter((kind) => whyNotKind(s, seat, kind) === null)
  return planetsOf(s, tape, seat).flatMap((planet) =>
    kinds
      .filter((kind) => whyNotHere(s, seat, kind, planet) === null)
      .map((kind) => buildEntry(g, seat, kind, planet)),
  )
}

const buildEntry = (g: G, seat: Seat, kind: Structure, planet: Id): Entry =>
  button(
    {
      id: `build:${kind.id}:${planet}`,
      verb: 'build',
      say: ['Build', `${kind.name} on ${circleName(planet)}, for ${sayCost(kind.cost)}`],
      of: { thing: kind.id, target: planet },
    },
    () => build(g, seat, kind, planet),
  )

/** Paid, and a token of it laid onto the planet (004:101-103). */
export function* build(g: G, seat: Seat, kind: Structure, planet: Id): Script {
  const { s } = g
  s.active!.done.push('build')
  yield* pay(g, seat, yield* priceOf(g, seat, kind))
  const player = s.players[seat]!
  player.structures.push({ is: kind.id, planet })
  s.table = { ...s.table, ...structureToken(seat, kind.id, planet) }
  log(s, `${nameOf(seat)} builds on ${circleName(planet)}: ${kind.name}.`, { is: 'builds', piece: planet })
  const all = factionOf(seat).structures.reduce((sum, { count }) => sum + count, 0)
  if (scored(player).length === all) trigger(s, 'structures')
}

/** With the upgrade one resource of the player's choice is left out (004:139). */
export function* priceOf({ s }: G, seat: Seat, kind: Structure): Script<Cost> {
  const free = effectOf(s, seat, 'build_discount')?.count ?? 0
  if (free === 0) return kind.cost
  const player = s.players[seat]!
  const lower = entriesOf(kind.cost)
    .map(([id]) => id)
    .filter((id) => sizeOf(missing(player, less(kind.cost, id))) === 0)
  const options = lower.map((id) =>
    choose({ id, verb: 'spare', say: ['Spare', nameOfResource(id)], of: { thing: id } }),
  )
  const why = `${nameOf(seat)} pays one resource less.`
  const spared = yield* pick({ key: 'discount', seat, why, rule: '004:139 Upgrade' }, options)
  return less(kind.cost, spared)
}

const less = (cost: Cost, resource: string): Cost =>
  Object.fromEntries(entriesOf(cost).map(([id, count]) => [id, id === resource ? count - 1 : count]))
