import { amount, type Seat } from '../../kit'
import { board, type Need } from '../data'
import { circleName } from '../names'
import type { Open } from '../state'
import { fleetOf, isOn, ownersBeside, planetsOf, shipsOn } from './ships'
import type { Id, Tape } from '../../../table/types'

/** What a mission may ask for besides cards. */
export interface Asked {
  /** What is wanted, for a card: 'a ship on Calder'. */
  say(need: Need): string
  /** What is missing; null when the need is met. */
  lack(s: Open, tape: Tape, seat: Seat, need: Need): string | null
}

type Count = (s: Open, tape: Tape, seat: Seat) => number

const counted = (say: (count: number) => string, count: Count): Asked => ({
  say: (need) => say(need.count!),
  lack(s, tape, seat, need) {
    const have = count(s, tape, seat)
    return have >= need.count! ? null : `${say(need.count!)} (you have ${have})`
  },
})

/** A ship on a planet, or in the outer circle of a space (004:123, 127). */
export const shipThere: Asked = {
  say: ({ place }) => `a ship on ${circleName(place!)}`,
  lack: (s, tape, seat, need) =>
    shipsOn(s, tape, seat, need.place!).length > 0 ? null : shipThere.say(need),
}

export const planetsWithShips: Count = (s, tape, seat) => planetsOf(s, tape, seat).length

export const mostOnOnePlanet: Count = (s, tape, seat) =>
  Math.max(...board.planets.map(({ id }) => shipsOn(s, tape, seat, id).length))

export const planetsWithStructures: Count = (s, _, seat) =>
  new Set(s.players[seat]!.structures.filter(({ unscored }) => !unscored).map(({ planet }) => planet)).size

/** Homes of others: those of seats that play, alone those where raiders began. */
export const foreignHomes = (s: Open, seat: Seat): Id[] =>
  s.solo
    ? Object.values(s.solo.starts)
    : board.homes.filter(({ faction }) => faction !== seat && s.seats.includes(faction)).map(({ id }) => id)

export const shipsOnForeignHomes: Count = (s, tape, seat) =>
  fleetOf(s, seat).filter((die) => foreignHomes(s, seat).some((home) => isOn(tape, die, home))).length

/** Planets, homes apart, that also hold somebody else's ship. */
export const sharedPlanets: Count = (s, tape, seat) =>
  planetsOf(s, tape, seat).filter((planet) =>
    ownersBeside(s, seat).some((other) => shipsOn(s, tape, other, planet).length > 0),
  ).length

/** By the word of a need. */
export const NEEDS: Readonly<Record<string, Asked>> = {
  ship: shipThere,
  'planets with ships': counted((n) => `ships on ${amount(n, 'planet')}`, planetsWithShips),
  "ships on others' homes": counted((n) => `${amount(n, 'ship')} on another's home`, shipsOnForeignHomes),
  'ships on one planet': counted((n) => `${amount(n, 'ship')} on one planet`, mostOnOnePlanet),
  'planets with structures': counted((n) => `structures on ${amount(n, 'planet')}`, planetsWithStructures),
  'shared planets': counted((n) => `${amount(n, 'ship')} beside another's on a planet`, sharedPlanets),
}
