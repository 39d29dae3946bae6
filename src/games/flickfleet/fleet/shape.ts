import type { Json } from '../../kit'
import type { Fleet } from './types'

/** More ships than this are no fleet: no total allows them. */
const MOST_SHIPS = 99

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBought = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['ship'] === 'string' &&
  isRecord(value['aboard']) &&
  Object.values(value['aboard']).every((count) => typeof count === 'number')

/** Whether something has the shape of a fleet; whether it is legal is for `problems`. */
export const isFleet = (value: unknown): value is Fleet =>
  isRecord(value) &&
  typeof value['faction'] === 'string' &&
  Array.isArray(value['ships']) &&
  value['ships'].length <= MOST_SHIPS &&
  value['ships'].every(isBought)

/** The fleet as the choice of a set-up. */
export const fleetJson = ({ faction, ships }: Fleet): Json => ({
  faction,
  ships: ships.map(({ ship, aboard }) => ({ ship, aboard })),
})
