import { areAllies, button, choose, log, pick, roll, type Entry, type Script } from '../../../kit'
import type { Ship } from '../../state'
import { sayHit, strike } from '../../rules/firing'
import type { G, Slot } from '../../rules/rules'
import { inPlay } from '../../rules/ships'
import { isSeen } from '../../rules/shot'
import { DICE } from '../../../../table/dice'
import type { Id } from '../../../../table/types'

/** D-38  From here nobody can miss. */
const POINT_BLANK_MM = 15

/** 001:87, D-38  An offer to each enemy that is close enough with a clear line, once for each die. */
export function pointBlankEntries(
  g: G,
  ship: Ship,
  slot: Slot,
  refused: Id[],
  again: (target: Id) => Script<boolean>,
): Entry<boolean>[] {
  const near = Object.values(g.s.ships).filter(
    (other) => isPointBlank(g, ship, other) && !refused.includes(other.id),
  )
  return near.map((target) =>
    button(
      {
        id: `point-blank:${target.id}`,
        verb: 'point-blank',
        say: ['Offer', `point blank against ${target.name}`],
        of: { piece: ship.id, place: slot.place, target: target.id },
      },
      function* () {
        if (!(yield* agrees(g, ship, target))) return yield* again(target.id)
        yield* cannotMiss(g, ship, slot, target)
        return true
      },
    ),
  )
}

export const isPointBlank = (g: G, ship: Ship, other: Ship): boolean =>
  !areAllies(g.s, ship.seat, other.seat) &&
  inPlay(other) &&
  isSeen(g, other) &&
  g.tape.within(ship.id, other.id, POINT_BLANK_MM) &&
  g.tape.clear(ship.id, other.id)

function* agrees(g: G, ship: Ship, target: Ship): Script<boolean> {
  const id = yield* pick(
    {
      key: 'point-blank',
      seat: target.seat,
      why: `${ship.name} offers point blank: no flick, ${target.name} counts as hit and the die is rolled.`,
      hint: 'Declining means the die is flicked as usual.',
      rule: '001:87 Combat, D-38',
    },
    [
      choose({ id: 'accept', verb: 'accept', say: 'Accept the hit' }),
      choose({ id: 'decline', verb: 'decline', say: 'Decline: let it be flicked' }),
    ],
  )
  log(g.s, `Point blank against ${target.name} is ${id === 'accept' ? 'agreed' : 'declined'}.`)
  return id === 'accept'
}

/** A plain roll off the table; nothing is moved. */
function* cannotMiss(g: G, ship: Ship, slot: Slot, target: Ship): Script {
  const { die, weapon } = slot.data
  const [result] = yield* roll(
    'point-blank-die',
    `${ship.name}'s ${die} against ${target.name}.`,
    DICE[die!].faces.length,
  )
  sayHit(g, { ship, target, weapon: weapon!, die: die!, result: result! }, 'at point blank')
  yield* strike(g, { ship, target, weapon: weapon!, die: die! }, result!)
}
