import { choose } from '../../kit'
import { factionOf } from '../data'
import { dieName } from '../names'
import type { Power } from './power'

/** A beaten mothership may stay where it came to rest (004:231). */
export const mothership: Power = {
  refuges: ({ s }, seat, die) =>
    die === `${seat}-${factionOf(seat).mothership}` && s.table[die]
      ? [
          {
            option: choose({ id: 'stay', verb: 'stay', say: ['Stay', dieName(s, die)], of: { piece: die } }),
            go: () => undefined,
          },
        ]
      : [],
}
