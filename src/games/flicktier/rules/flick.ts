import { button, flickable, take, type Entry, type Flicked, type Script } from '../../kit'
import { PUSH } from '../board'
import { dieName } from '../names'
import type { G } from '../state'
import type { Id } from '../../../table/types'

/** A die of one's own that is flicked; the table turns it so that a flat side meets the finger (004:68). */
export const flickEntry = (g: G, die: Id, run: (flick: Flicked) => Script, at?: Id[]): Entry =>
  flickable(
    {
      id: `flick:${die}`,
      verb: 'flick',
      say: ['Flick', dieName(g.s, die)],
      of: { piece: die, ...(at ? { target: at[0]! } : {}) },
    },
    { piece: die, surface: 'any', ...PUSH, ...(at ? { at } : {}) },
    run,
  )

/** A die so near to the one that is flicked is in the finger's way, mm (house). */
const IN_THE_WAY = 60

/** Dice in the way may be slid to the side for one flick; they come back after it (004:70, 78). */
export const asideEntries = (g: G, flicked: readonly Id[], ...but: readonly Id[]): Entry[] =>
  Object.keys(g.s.dice)
    .filter((id) => g.s.table[id] && !but.includes(id) && isInTheWay(g, id, flicked))
    .map((id) =>
      button(
        { id: `aside:${id}`, verb: 'aside', say: ['Slide aside', dieName(g.s, id)], of: { piece: id } },
        () => slideAside(g, id),
      ),
    )

const isInTheWay = ({ tape }: G, id: Id, flicked: readonly Id[]): boolean =>
  flicked.some((die) => die !== id && tape.within(die, id, IN_THE_WAY))

export function* slideAside({ s }: G, id: Id): Script {
  s.active!.aside[id] = s.table[id]!
  s.table = take(s.table, id)
}
