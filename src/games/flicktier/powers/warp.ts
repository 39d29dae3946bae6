import { log, placeable, type Entry, type Script, type Seat } from '../../kit'
import { dieShape } from '../board'
import { circleName, dieName } from '../names'
import { fleetOf, isOn, lay, spotOn } from '../rules/ships'
import type { G } from '../state'
import type { Power } from './power'
import type { Id, Pose } from '../../../table/types'

const gatesOf = ({ s }: G, seat: Seat): Id[] =>
  s.players[seat]!.structures.filter(({ is }) => is === 'warp_gate').map(({ planet }) => planet)

/** One ship from a planet with a gate to another with one, once a turn (004:177). */
export const warp: Power = {
  free(g, seat) {
    const { s, tape } = g
    if (s.active!.free.includes('warp')) return []
    const gates = gatesOf(g, seat)
    return fleetOf(s, seat)
      .filter((die) => gates.some((gate) => isOn(tape, die, gate)))
      .flatMap((die) => gates.filter((gate) => !isOn(tape, die, gate)).map((gate) => warpEntry(g, die, gate)))
  },
}

function warpEntry(g: G, die: Id, to: Id): Entry {
  const { s } = g
  const near = spotOn(g, s, die, to)
  const say = ['Warp', `${dieName(s, die)} to ${circleName(to)}`] as const
  return placeable(
    { id: `warp:${die}:${to}`, verb: 'warp', say, of: { piece: die, target: to } },
    {
      piece: die,
      shape: dieShape(s.dice[die]!.sides),
      where: { within: 0, of: to },
      ...(near === 'nowhere' ? {} : { near }),
    },
    (pose) => warped(g, die, to, pose),
  )
}

/** It comes out on the planet, its face kept (house, D-43). */
export function* warped({ s }: G, die: Id, to: Id, pose: Pose | 'nowhere'): Script {
  s.active!.free.push('warp')
  if (pose === 'nowhere') return
  lay(s, die, { ...pose, up: s.table[die]!.pose.up! })
  log(s, `${dieName(s, die)} warps to ${circleName(to)}.`, { is: 'warps', piece: die })
}
