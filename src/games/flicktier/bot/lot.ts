import { below, random } from '../../../table/exact'

/** Chance for a bot that makes up what it does not know. */
export interface Lot {
  mixed<T>(all: readonly T[]): T[]
}

export function lot(seed: string): Lot {
  const next = random(`redraw ${seed}`)
  return {
    mixed(all) {
      const left = [...all]
      return all.map(() => left.splice(below(next, left.length), 1)[0]!)
    },
  }
}
