import { button, choose, flickable, pick, take, type Entry, type Flicked, type Script } from '../../kit'
import { PUSH } from '../board'
import { dieName, nameOf } from '../names'
import type { G } from '../state'
import type { Id } from '../../../table/types'

/** A die of one's own that is flicked; the table turns it so that a flat side meets the finger (004:68). */
export const flickEntry = (g: G, die: Id, run: (flick: Flicked) => Script, at?: Id[]): Entry =>
  flickable(
    {
      id: `flick:${die}`,
      verb: 'flick',
      say: ['Flick', dieName(g.s, die)],
      of: { piece: die, ...(at?.length === 1 ? { target: at[0]! } : {}) },
    },
    { piece: die, surface: 'any', ...PUSH, ...(at ? { at } : {}) },
    run,
  )

/** A die so near to the one that is flicked is in the finger's way, mm (house). */
const IN_THE_WAY = 60

/** Dice in the way may be slid to the side for one flick; they come back after it (004:70, 78). */
export function asideEntries(g: G, flicked: readonly Id[], ...but: readonly Id[]): Entry[] {
  const near = Object.keys(g.s.dice).filter(
    (id) => g.s.table[id] && !but.includes(id) && isInTheWay(g, id, flicked),
  )
  if (near.length === 0) return []
  const say = ['Slide', near.length === 1 ? `${dieName(g.s, near[0]!)} aside` : 'a die aside'] as const
  return [button({ id: 'aside', verb: 'aside', say }, () => slideAside(g, near))]
}

const isInTheWay = ({ tape }: G, id: Id, flicked: readonly Id[]): boolean =>
  flicked.some((die) => die !== id && tape.within(die, id, IN_THE_WAY))

export function* slideAside({ s }: G, near: readonly Id[]): Script {
  const { seat } = s.active!
  const why = `${nameOf(seat)} slides a die aside.`
  const options = near.map((id) =>
    choose({ id, verb: 'aside', say: ['Slide aside', dieName(s, id)], of: { piece: id } }),
  )
  const id = yield* pick(
    { key: 'aside', seat, why, say: 'Choose the die to slide aside.', rule: '004:70 Move' },
    options,
  )
  s.active!.aside[id] = s.table[id]!
  s.table = take(s.table, id)
}
