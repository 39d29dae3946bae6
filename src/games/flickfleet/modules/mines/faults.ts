import { classOf } from '../../rules/ships'
import type { State } from '../../state'
import { bayOf, MINE, own } from './state'

/** What is primed lies on the table where it was primed; nothing waits to go off; nobody lays too many. */
export function faults(s: State): string[] {
  const { primed, aboard, launched } = own(s)
  const strange = Object.keys(primed).filter((id) => s.things[id]?.where !== 'table' && !isLit(s, id))
  const moved = Object.entries(primed).filter(([id, { x, y }]) => {
    const pose = s.table[id]?.pose
    return pose && !isLit(s, id) && (pose.x !== x || pose.y !== y)
  })
  const layers = Object.keys(aboard).filter((id) => {
    const most = bayOf(classOf(s.ships[id]!))!.total!
    return aboard[id]! < 0 || launched[id]! > most
  })
  return [
    ...strange.map((id) => `${id} is primed and not on the table`),
    ...moved.map(([id]) => `${id} is primed and has moved`),
    ...layers.map((id) => `${id} has laid too many mines`),
    ...Object.values(s.things)
      .filter(({ id, kind, where }) => kind === MINE && where === 'table' && !primed[id] && !s.active)
      .map(({ name }) => `${name} lies there unprimed`),
  ]
}

const isLit = (s: State, mine: string): boolean => own(s).lit.some((one) => one.mine === mine)
