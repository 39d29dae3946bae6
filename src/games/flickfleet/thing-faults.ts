import { sceneryKinds } from './data'
import { rulesWith } from './modules'
import type { State, Thing } from './state'
import { isInside } from './tables'

/** What must always hold of obstacles (001:115-124); the sentences of what does not. */
export const thingFaults = (s: State): string[] =>
  Object.values(s.things).flatMap((thing) =>
    Object.entries(wrongWith(s, thing)).flatMap(([what, isSo]) =>
      isSo ? [`${thing.name} (${thing.id}) ${what}`] : [],
    ),
  )

function wrongWith(s: State, { id, kind, shape, where, does, hits, mobile }: Thing): Record<string, boolean> {
  const onTable = s.table[id]
  const lasts = rulesWith(s.modules).things[does]?.lasts !== 'temporary'
  return {
    'lies on the table and should not, or the other way round':
      (where === 'table') !== (onTable !== undefined),
    'lies outside the table': onTable !== undefined && !isInside(onTable.pose),
    'lies with another shape than it has': onTable !== undefined && onTable.shape !== shape,
    'is static and not fixed, or the other way round':
      onTable !== undefined && mobile === (onTable.fixed ?? false),
    'can take less than no damage, or more than its kind': hits < 0 || hits > sceneryKinds[kind]!.hits,
    'is gone, and nothing could remove it': where === 'lost' && !mobile && (lasts || hits > 0),
    'is shot to pieces, and lies on the table': where === 'table' && !lasts && hits === 0,
    'is not placed, and the battle has begun': where === 'to place' && s.round > 0,
  }
}
