import { slicesOf } from './modules'
import type { Exhaustion } from './modules/exhaustion/state'
import type { FreighterLaunch } from './modules/freighter-launch/state'
import type { Hyperspace } from './modules/hyperspace/state'
import type { Stalemate } from './modules/stalemate/state'
import type { Ship, SideState, State, Thing } from './state'

/** Up to version 3 what modules keep stood among what is everybody's. */
type Version3 = Omit<State, 'slices' | 'ships' | 'sides'> & {
  ships: Record<string, OldShip>
  sides: Record<string, SideState & { waited?: number }>
  quietRounds: number
  lossThisRound: boolean
}

type OldShip = Omit<Ship, 'where'> & { where: Ship['where'] | 'jumped'; movedAway?: true; counters?: number }

/** Version 1 knew one scenario, without obstacles, and had the optional rules always on. */
type Version1 = Omit<Version3, 'modules' | 'things' | 'sides'> & {
  sides: Record<string, Omit<SideState, 'mark' | 'fouls' | 'score'>>
}

/** Brings a state of an older version into today's shape. */
export function migrate(old: unknown, from: string): State {
  if (from === '1') return withSlices(withModules(old as Version1))
  return ['2', '3'].includes(from) ? withSlices(old as Version3) : (old as State)
}

function withModules(old: Version1): Version3 {
  const sides = Object.entries(old.sides).map(([seat, side]): [string, SideState] => [
    seat,
    { ...side, mark: side.faction, fouls: [], score: 0 },
  ])
  return { ...old, modules: ['point_blank', 'stalemate'], things: {}, sides: Object.fromEntries(sides) }
}

function withSlices({ quietRounds, lossThisRound, ships, sides, things, ...old }: Version3): State {
  const all = Object.values(ships)
  const kept: Record<string, object> = {
    exhaustion: { counters: counted(all, ({ id, counters }) => [id, counters]) } satisfies Exhaustion,
    hyperspace: { clear: all.flatMap(({ id, movedAway }) => (movedAway ? [id] : [])) } satisfies Hyperspace,
    stalemate: { quietRounds, loud: lossThisRound } satisfies Stalemate,
    freighter_launch: {
      waited: counted(Object.entries(sides), ([seat, { waited }]) => [seat, waited]),
    } satisfies FreighterLaunch,
  }
  return {
    ...old,
    slices: Object.fromEntries(
      Object.entries(slicesOf(old.modules)).map(([word, fresh]) => [word, kept[word] ?? fresh]),
    ),
    things: Object.fromEntries(Object.entries(things).map(([id, thing]) => [id, withDieFirst(thing)])),
    ships: Object.fromEntries(all.map((ship) => [ship.id, withoutModules(ship)])),
    sides: Object.fromEntries(Object.entries(sides).map(([seat, side]) => [seat, withoutWait(side)])),
  }
}

/** Those that have a number. */
const counted = <T>(all: readonly T[], pair: (one: T) => [string, number | undefined]) =>
  Object.fromEntries(
    all.flatMap((one) => {
      const [key, count] = pair(one)
      return count === undefined ? [] : [[key, count]]
    }),
  )

/** 001:190, D-40  Until version 3 what a die had pushed on the range stayed. */
const withDieFirst = (thing: Thing): Thing =>
  thing.does === 'range_obstacle' ? { ...thing, dieFirst: 'restore' } : thing

function withoutModules({ where, ...old }: OldShip): Ship {
  const ship: Ship & OldShip = { ...old, where: where === 'jumped' ? 'away' : where }
  delete ship.movedAway
  delete ship.counters
  return ship
}

function withoutWait(old: SideState & { waited?: number }): SideState {
  const side = { ...old }
  delete side.waited
  return side
}
