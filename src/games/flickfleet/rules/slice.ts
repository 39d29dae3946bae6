import type { State } from '../state'

/** A module's own part of the state: nobody else reads it or writes to it. */
export const slice =
  <T extends object>(module: string) =>
  (s: Pick<State, 'slices'>): T => {
    const own = s.slices[module]
    if (!own) throw new Error(`The module '${module}' has no state: it is not played here.`)
    return own as T
  }
