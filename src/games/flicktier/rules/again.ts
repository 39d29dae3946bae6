import { choose, offer, pick, type Flicked, type Script, type Seat } from '../../kit'
import { nameOf } from '../names'
import type { G, State } from '../state'
import { still } from './disturbed'
import { flickEntry } from './flick'
import { effectsOf } from './upgrade'
import type { Id, Rest } from '../../../table/types'

/** Whether the upgrade lets a flick of this action be made once more (004:179, 195). */
export const reflicks = (s: State, seat: Seat, action: string): boolean =>
  effectsOf(seat, s.players[seat]!).some((effect) => effect.op === 'reflick' && effect.action === action)

/** With the upgrade the flicked die goes back, face and all, and is flicked again (004:179, 195). */
export function* keepOrAgain(
  g: G,
  seat: Seat,
  die: Id,
  flick: Flicked,
  state: { again: boolean },
): Script<Flicked> {
  const why = `${nameOf(seat)} may flick again.`
  g.s.active!.looking = true
  const answer = yield* pick({ key: 'again', seat, why, rule: '004:179 The United Earth Alliance' }, [
    choose({ id: 'keep', verb: 'keep', say: 'Leave it so' }),
    choose({ id: 'again', verb: 'again', say: 'Put it back and flick again' }),
  ])
  delete g.s.active!.looking
  if (answer === 'keep') return flick
  state.again = false
  return yield* flickAgain(g, seat, die, flick.before)
}

export function* flickAgain(g: G, seat: Seat, die: Id, before: Rest): Script<Flicked> {
  g.s.table = still(g.s, before)
  const { option } = flickEntry(g, die, nothing)
  const why = `${nameOf(seat)} flicks again.`
  return yield* offer(g, { key: 'reflick', seat, why, rule: '004:179 The United Earth Alliance' }, [
    {
      option,
      // The kit has replaced the table already.
      *run({ result, before: was, aim }): Script<Flicked> {
        return { result: result!, before: was, aim: aim! }
      },
    },
  ])
}

function* nothing(): Script {}
