import fc from 'fast-check'
import { random } from '../../../../table/exact'
import { buyable, randomFleet, readFleet, type Fleet } from '../index'

/** The fleet of a text that is one. */
export function read(text: string): Fleet {
  const found = readFleet(text)
  if (!found.ok) throw new Error(found.why)
  return found.fleet
}

/** Fleets that are legal from unlimited supply, of every total. */
export const fleets = fc
  .record({
    seed: fc.string(),
    points: fc.integer({ min: 10, max: 80 }),
    faction: fc.constantFrom(...buyable),
  })
  .map(({ seed, points, faction }) => randomFleet(random(seed), { points, supply: 'unlimited' }, faction))
