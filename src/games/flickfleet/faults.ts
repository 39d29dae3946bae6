import { fleetFaults } from './fleet-faults'
import { playedModules, slicesOf } from './modules'
import { lostAndFound } from './stock'
import { classOf, inPlay, shapeOf, shieldSpaces } from './rules/ships'
import type { Ship, State } from './state'
import { isInside } from './tables'
import { thingFaults } from './thing-faults'

/** What must hold after every fact, whatever was played; the sentences of what does not. For the fuzzer. */
export function faults(s: State): string[] {
  return [
    ...Object.values(s.ships).flatMap((ship) => shipFaults(s, ship)),
    ...thingFaults(s),
    ...lostAndFound(s),
    ...fleetFaults(s),
    ...strangers(s),
    ...strangeSlices(s),
    ...playedModules(s.modules).flatMap((module) => module.faults?.(s) ?? []),
  ]
}

function shipFaults(s: State, ship: Ship): string[] {
  const { hull, pieces, locations } = classOf(ship)
  const onTable = s.table[ship.id]
  const wrong = {
    'is in play and not on the table, or the other way round': inPlay(ship) !== (onTable !== undefined),
    'has a cube and is not in play': ship.cube && !inPlay(ship) && ship.where !== 'coming back',
    'is active and still has its cube': s.active?.ship === ship.id && ship.cube,
    'lies with another shape than its pieces left': onTable !== undefined && onTable.shape !== shapeOf(ship),
    'lies outside the table': onTable !== undefined && !isInside(onTable.pose),
    'has too many shields': ship.shields < 0 || ship.shields > shieldSpaces(ship),
    'has too much hull': ship.hull < 0 || ship.hull > hull,
    'has too many pieces': ship.pieces < 0 || ship.pieces > pieces,
    'has too many discs': ship.discs.some((discs, i) => discs < 0 || discs > locations[i]!.discs),
  }
  return Object.entries(wrong).flatMap(([what, isSo]) => (isSo ? [`${ship.name} (${ship.id}) ${what}`] : []))
}

/** Between flicks only ships and obstacles lie on the table. */
const strangers = (s: State): string[] =>
  Object.keys(s.table)
    .filter((id) => !s.ships[id] && !s.things[id])
    .map((id) => `'${id}' was left on the table`)

/** Each module that keeps something has its part, and nobody else. */
function strangeSlices({ modules, slices }: State): string[] {
  const [there, wanted] = [Object.keys(slices), Object.keys(slicesOf(modules))]
  return [
    ...there
      .filter((word) => !wanted.includes(word))
      .map((word) => `'${word}' keeps a state and is not played`),
    ...wanted.filter((word) => !there.includes(word)).map((word) => `'${word}' is played and has no state`),
  ]
}
