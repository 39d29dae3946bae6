import type { State } from '../../state'

/** 001:213, 231  Nobody comes before its round. */
export const faults = (s: State): string[] =>
  Object.values(s.ships)
    .filter(({ where, due = 0 }) => where !== 'due' && due > s.round)
    .map(({ name, id }) => `${name} (${id}) has come before its round`)
