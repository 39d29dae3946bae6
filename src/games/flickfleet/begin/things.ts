import { sceneryKinds, shapeOfScenery } from '../data'
import type { Scenario, SceneryPiece } from '../data/types'
import { thingOn } from '../rules/obstacles'
import type { Thing } from '../state'
import type { Rest } from '../../../table/types'

const obstacles = ({ scenery }: Scenario): SceneryPiece[] => scenery.filter(({ ship }) => !ship)

/** The scenario's obstacles with their ids t1, t2, ... */
export const thingsOf = (scenario: Scenario): Thing[] =>
  obstacles(scenario).map((piece, i) => {
    const { name, ...kind } = sceneryKinds[piece.kind]!
    return {
      id: `t${i + 1}`,
      kind: piece.kind,
      name: piece.name ?? numbered(scenario, i, name),
      shape: shapeOfScenery(piece),
      where: 'table',
      ...kind,
      ...(piece.of ? { of: piece.of } : {}),
      dieFirst: piece.dieFirst ?? kind.dieFirst ?? 'stay',
    }
  })

/** 'Post 3' where there are several of a kind. */
function numbered(scenario: Scenario, at: number, name: string): string {
  const kinds = obstacles(scenario).map(({ kind }) => kind)
  const same = (others: readonly string[]): number => others.filter((kind) => kind === kinds[at]).length
  return same(kinds) > 1 ? `${name} ${same(kinds.slice(0, at + 1))}` : name
}

/** The same on the table. */
export function laid(scenario: Scenario, things: readonly Thing[]): Rest {
  const poses = obstacles(scenario).map(({ pose }) => pose)
  return Object.fromEntries(things.map((thing, i) => [thing.id, thingOn(thing, poses[i]!)]))
}
