import { box, classes, factions } from '../data'
import { buyable, catalogue, offerFor, type Offer } from './catalogue'
import { costOf, taken } from './price'
import { tooWide } from './room'
import type { Bought, Fleet, Problem, Supply, Terms } from './types'

/**
 * 001:165-174, D-10, D-11  Why a fleet may not be fielded on these terms; nothing when it may. What is
 * deeper wrong hides the rest: of a ship that is none there is no price.
 */
export function problems(fleet: Fleet, terms: Terms): Problem[] {
  const deep = [wrongFaction, noShips, strangers, wrongLoads].map((look) => look(fleet, terms))
  const deepest = deep.find((found) => found.length > 0)
  return deepest ?? [...shortages(fleet, terms), ...tooDear(fleet, terms), ...tooWide(fleet)]
}

const wrongFaction = ({ faction }: Fleet): Problem[] =>
  buyable.includes(faction)
    ? []
    : [{ is: 'faction', say: `There is no faction '${faction}' here. There is: ${buyable.join(', ')}.` }]

const noShips = ({ ships }: Fleet): Problem[] =>
  ships.length > 0 ? [] : [{ is: 'empty', say: 'A fleet needs at least one ship.' }]

function strangers({ faction, ships }: Fleet, { supply }: Terms): Problem[] {
  const own = catalogue(faction, supply)
  const strange = ships.map(({ ship }) => ship).filter((ship) => !own.some((offer) => offer.ship === ship))
  const has = own.map(({ name }) => name).join(', ')
  return [...new Set(strange)].map((ship) => ({
    is: 'stranger',
    say: boxOf(faction, ship) ?? `The ${factions[faction]!} has no ${nameOf(ship)}. It has: ${has}.`,
  }))
}

/** Where a ship of this faction is that is not among those to choose from. */
function boxOf(faction: string, ship: string): string | null {
  const home = Object.values(box.boxes).find(({ ships }) => Object.hasOwn(ships[faction] ?? {}, ship))
  return home ? `The ${classes[ship]!.name} comes with ${home.name}: choose ships of that box too.` : null
}

function nameOf(ship: string): string {
  const offer = buyable.flatMap((faction) => catalogue(faction)).find((one) => one.ship === ship)
  return offer?.name ?? `'${ship}'`
}

/** D-11  Any part load, up to what the ship carries. */
const wrongLoads = ({ ships }: Fleet): Problem[] => {
  const said = ships.flatMap(({ ship, aboard }) =>
    Object.entries(aboard).flatMap(([wing, count]) => wrongLoad(offerFor(ship), wing, count) ?? []),
  )
  return [...new Set(said)].map((say) => ({ is: 'load', say }))
}

function wrongLoad({ name, carries }: Offer, wing: string, count: number): string | null {
  if (!Number.isSafeInteger(count) || count < 0)
    return `The number of wings aboard must be whole and not negative, not ${count}.`
  const most = carries.find((one) => one.ship === wing)?.count ?? 0
  if (count <= most) return null
  if (carries.length === 0) return `A ${name} takes no wings aboard.`
  return most === 0
    ? `A ${name} takes no ${nameOf(wing)} aboard.`
    : `A ${name} takes at most ${most} ${nameOf(wing)}${most > 1 ? 's' : ''} aboard, not ${count}.`
}

/** D-10  Wings aboard come out of the same supply. */
function shortages(fleet: Fleet, { supply }: Terms): Problem[] {
  const count = taken(fleet)
  const short = catalogue(fleet.faction, supply).filter((offer) => (count[offer.ship] ?? 0) > offer.supply)
  return short.map((offer) => shortage(fleet, offer, count[offer.ship]!, supply))
}

function shortage({ faction, ships }: Fleet, offer: Offer, count: number, from: Supply): Problem {
  const { ship, name, supply } = offer
  const aboard = ships.some((one: Bought) => (one.aboard[ship] ?? 0) > 0) ? ', those aboard included' : ''
  const have = from === 'box' ? 'The box has' : 'The boxes have'
  const has = `${have} ${supply} ${name}${supply > 1 ? 's' : ''} of the ${factions[faction]!}`
  return { is: 'supply', say: `${has}; this fleet takes ${count}${aboard}.`, by: count - supply }
}

/** 001:165, 174, D-10  At most the agreed total. */
function tooDear(fleet: Fleet, { points }: Terms): Problem[] {
  const cost = costOf(fleet)
  if (cost <= points) return []
  const say = `The fleet costs ${cost} points, ${cost - points} over the agreed ${points}.`
  return [{ is: 'points', say, by: cost - points }]
}
