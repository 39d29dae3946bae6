import type { About, Dashboard, DashboardPlace } from '../../../../games/kit'
import type { Gate } from './types'

/** A board while its damage is gone through, point by point. */
export type Standing = Pick<Dashboard, 'id' | 'name' | 'gauges' | 'places'>

const gauge = ({ gauges }: Standing, name: string): { now: number; most: number } =>
  gauges.find((one) => one.name === name) ?? { now: 0, most: 0 }

/** The location that a point is meant for: as the line says, else as the die says. */
export function locationOf(
  { places }: Standing,
  { place }: About,
  value?: number,
): DashboardPlace | undefined {
  return place === undefined
    ? places.find(({ numbers }) => value !== undefined && numbers.includes(value))
    : places[place]
}

/** 001:91-98 Hitting capital ships: the words of a line, each with the gate that takes the point. */
const TAKES: Readonly<Record<string, Gate['is']>> = {
  shield: 'shields',
  armour: 'armour',
  disc: 'location',
  hull: 'hull',
  'weak spot': 'lost',
  destroyed: 'lost',
  crash: 'lost',
  piece: 'pieces',
}

export const isDamage = ({ is }: About): boolean => is in TAKES

type Bare = Omit<Gate, 'state' | 'say'>

/**
 * All gates in their order, as they stand before the point. A wing has only its pieces; no gate stops a
 * crash.
 */
function gatesOf(ship: Standing, about: About, value?: number): Bare[] {
  const lost: Bare = { is: 'lost', name: 'Lost', now: 1, most: 1 }
  if (about.is === 'crash') return [lost]
  if (gauge(ship, 'pieces').most) return [{ ...gauge(ship, 'pieces'), is: 'pieces', name: 'Pieces' }, lost]
  const shields: Bare = { ...gauge(ship, 'shields'), is: 'shields', name: 'Shield' }
  const armour: Bare = { is: 'armour', name: 'Armour', now: 1, most: 1 }
  const hull: Bare = { ...gauge(ship, 'hull'), is: 'hull', name: 'Hull' }
  const all = [shields, armour, locationGate(locationOf(ship, about, value)), hull, lost]
  return all.filter(({ is, most }) => is === 'location' || most > 0)
}

function locationGate(place: DashboardPlace | undefined): Bare {
  if (!place) return { is: 'location', name: 'Location', now: 0, most: 0 }
  const { name, now, most, colour, weakSpot } = place
  const special = { ...(colour ? { colour } : {}), ...(weakSpot ? { weakSpot } : {}) }
  return { is: 'location', name, now, most, ...special }
}

/** The row of one point of damage. */
export function rowOf(ship: Standing, about: About, value?: number): Gate[] {
  const gates = gatesOf(ship, about, value)
  const taking = gates.findIndex(({ is }) => is === TAKES[about.is])
  return gates.map((gate, i) =>
    withState(gate, i === taking ? 'takes' : i < taking ? 'passed' : 'not reached', value),
  )
}

function withState(gate: Bare, state: Gate['state'], value?: number): Gate {
  return { ...gate, state, say: SAYS[state](gate, value) }
}

const SAYS: Record<Gate['state'], (gate: Bare, value?: number) => string> = {
  'not reached': () => 'not reached',
  passed({ is, weakSpot }, value) {
    if (is === 'armour') return value === undefined ? 'goes through' : `${value} gets through`
    return weakSpot ? 'no disc, ever' : 'none left'
  },
  takes({ is, now }, value) {
    if (is === 'lost') return 'contact lost'
    if (is === 'armour') return `holds against ${value}`
    return now === 1 ? 'the last one gone' : `${now - 1} left`
  },
}

/** The board after the point. */
export function after(ship: Standing, about: About): Standing {
  const taken = TAKES[about.is]
  return {
    ...ship,
    gauges: ship.gauges.map((one) => (one.name === taken ? { ...one, now: one.now - 1 } : one)),
    places: ship.places.map((place, i) =>
      taken === 'location' && i === about.place ? { ...place, now: place.now - 1 } : place,
    ),
  }
}
