import type { SideState, State } from './state'

/** A state of version 1 knew one scenario, without obstacles, and had the optional rules always on. */
type Version1 = Omit<State, 'modules' | 'things' | 'sides'> & {
  sides: Record<string, Omit<State['sides'][string], 'mark' | 'fouls' | 'score'>>
}

/** Brings a state of an older version into today's shape. */
export function migrate(old: unknown, from: string): State {
  if (from !== '1') return old as State
  const state = old as Version1
  const sides = Object.entries(state.sides).map(([seat, side]): [string, SideState] => [
    seat,
    { ...side, mark: side.faction, fouls: [], score: 0 },
  ])
  return { ...state, modules: ['point_blank', 'stalemate'], things: {}, sides: Object.fromEntries(sides) }
}
