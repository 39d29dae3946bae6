import type { Reason } from '../kit'
import type { Dashboard, DashboardPlace } from './dashboard-types'
import { whyNot } from './rules/activation'
import type { G, Slot } from './rules/rules'
import { classOf, shieldSpaces, slotsOf } from './rules/ships'
import type { Ship, State } from './state'

/** A ship in numbers and words: what it has left, what it can do and why not. */
export function dashboard(g: G, ship: Ship): Dashboard {
  const away = whereItIs(g, ship)
  return {
    id: ship.id,
    seat: ship.seat,
    name: ship.name,
    what: whatItIs(g, ship),
    ...(away ? { away } : {}),
    ...(ship.where === 'lost' ? { lost: true as const } : {}),
    ...(g.s.active?.ship === ship.id ? { active: true as const } : {}),
    cube: ship.cube,
    gauges: gauges(g, ship),
    places: classOf(ship).locations.length > 0 ? places(g, ship) : actionPlaces(g, ship),
  }
}

/** 'Freighter, may jump'. */
const whatItIs = ({ s, rules }: G, ship: Ship): string =>
  [classOf(ship).name, ...rules.remarks.flatMap((remark) => remark(s, ship) ?? [])].join(', ')

function whereItIs({ s, rules }: G, ship: Ship): string | null {
  if (ship.where === 'aboard') return `aboard ${s.ships[ship.carrier!]!.name}`
  if (ship.where === 'to place') return 'not placed yet'
  if (ship.where === 'coming back') return 'knocked out, coming back'
  if (ship.where === 'due') return dueIn(s, ship.due ?? 0)
  if (ship.where === 'away') return rules.whereabouts.flatMap((where) => where(s, ship) ?? [])[0] ?? 'away'
  return ship.where === 'lost' ? (ship.lost ?? 'lost') : null
}

function dueIn(s: State, due: number): string {
  if (due === 0) return 'may join'
  return due > s.round ? `joins in round ${due}` : 'joins as soon as there is room'
}

function gauges({ s, rules }: G, ship: Ship): Dashboard['gauges'] {
  const { hull, pieces } = classOf(ship)
  const printed = [
    { name: 'shields', now: ship.shields, most: shieldSpaces(ship) },
    { name: 'hull', now: ship.hull, most: hull },
    { name: 'pieces', now: ship.pieces, most: pieces },
  ]
  return [...printed.filter(({ most }) => most > 0), ...rules.gauges.flatMap((more) => more(s, ship))]
}

function places(g: G, ship: Ship): DashboardPlace[] {
  const slots = slotsOf(ship)
  return classOf(ship).locations.map(({ name, numbers, colour, discs, action }, location) => ({
    name,
    numbers: [...numbers],
    ...(colour ? { colour } : {}),
    now: ship.discs[location]!,
    most: discs,
    ...(discs === 0 && !action ? { weakSpot: true as const } : {}),
    ...use(
      g,
      ship,
      slots.find((slot) => slot.location === location),
    ),
  }))
}

/** Of wings and civilians, which have no dashboard. */
const actionPlaces = (g: G, ship: Ship): DashboardPlace[] =>
  slotsOf(ship).map((slot) => ({
    name: g.rules.actions[slot.data.type]!.name,
    numbers: [],
    now: 0,
    most: 0,
    ...use(g, ship, slot),
  }))

const NOT_THERE: Reason = { why: 'Not on the table.', short: 'not on the table' }

function use(
  g: G,
  ship: Ship,
  slot: Slot | undefined,
): Pick<DashboardPlace, 'verb' | 'does' | 'not' | 'used'> {
  if (!slot) return {}
  const { active } = g.s
  const not = ship.where === 'table' ? whyNot(g, ship, slot, active) : NOT_THERE
  const isUsed = active?.ship === ship.id && active.used.includes(slot.id)
  return {
    verb: slot.data.type,
    does: g.rules.actions[slot.data.type]!.name,
    ...(not ? { not } : {}),
    ...(isUsed ? { used: true } : {}),
  }
}
