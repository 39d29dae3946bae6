import { flickable, offer, type Entry, type Question, type Script, type What } from '../../../kit'
import { surfaceOf } from '../../data/board'
import { whyNot } from '../../rules/activation'
import { verdict } from '../../rules/ending'
import { moved } from '../../rules/motion'
import { seatsAfter } from '../../rules/order'
import { starter } from '../../rules/round'
import type { G } from '../../rules/rules'
import { shapeOf, shipsOf, slotsOf } from '../../rules/ships'
import { tell } from '../../rules/words'
import type { Ship, State } from '../../state'

/** 001:190  Nobody has had a turn yet. */
export const isOpening = ({ lastActive }: State): boolean => lastActive === null

/** 001:190  Fire and move as one likes, each once at most; a drone is flicked last, and that one must do. */
export function* cadetTurn(g: G): Script {
  const { s } = g
  if (s.round === 0) return yield* open(g)
  const [fighter] = shipsOf(s, s.turnOf) as [Ship]
  s.active = { ship: fighter.id, used: [] }
  tell(s, `It is ${s.sides[s.turnOf]!.name}'s turn.`, { is: 'activated', piece: fighter.id })
  for (let done = false; !done; ) {
    const drones = g.rules.targets(g, fighter).map((drone) => checked(g, droneEntry(g, drone), true))
    done = yield* offer(g, question(g, fighter), [...fighterEntries(g, fighter), ...drones])
  }
  yield* passOn(g)
}

/** 001:190  A die decides who starts. */
function* open(g: G): Script {
  g.s.turnOf = yield* starter(g)
  g.s.round = 1
}

const RULE = '001:190-197 Target practice, D-96'

function question({ s }: G, { seat, name }: Ship): Question {
  const cadet = s.sides[seat]!.name
  const common = { key: 'cadet', seat, hint: HINT, rule: RULE }
  if (isOpening(s))
    return {
      ...common,
      why: `${cadet} begins with a drone.`,
      say: 'Flick one of the drones: no more in the first turn.',
    }
  const left = ['fire', 'move'].filter((word) => !s.active!.used.includes(word))
  return {
    ...common,
    why: `${cadet}'s turn: ${[...left, 'flick a drone'].join(', ')}.`,
    say: left.length ? `${name} may ${left.join(' and ')}; then flick a drone.` : 'Flick one of the drones.',
  }
}

const HINT =
  'You lose if your fighter touches anything or leaves, if your drone leaves, or if you hit the other cadet.'

function fighterEntries(g: G, fighter: Ship): Entry<boolean>[] {
  const possible = slotsOf(fighter).filter((slot) => whyNot(g, fighter, slot, g.s.active) === null)
  const entries = possible.flatMap((slot) => g.rules.actions[slot.data.type]!.entries(g, fighter, slot))
  return entries.map((entry) => checked(g, entry, false))
}

/** D-57  After each flick it is asked whether somebody has won. */
const checked = (g: G, entry: Entry, ends: boolean): Entry<boolean> => ({
  ...entry,
  *run(done) {
    yield* entry.run(done)
    yield* verdict(g)
    return ends
  },
})

/** 001:190, D-96  What it hits is unharmed, and comes back if it goes off. */
function droneEntry(g: G, drone: Ship): Entry {
  const spec = { piece: drone.id, ...surfaceOf(shapeOf(drone)) }
  const what: What = {
    id: `drone:${drone.id}`,
    verb: 'drone',
    say: ['Flick', drone.name],
    of: { piece: drone.id },
  }
  return flickable(what, spec, function* (flick) {
    g.s.active!.ship = drone.id
    yield* moved(g, drone, flick)
  })
}

/** The other cadet's turn. Two turns count as a round, for the quiet ones (D-57a). House rule. */
export function* passOn(g: G): Script {
  const { s } = g
  s.active = null
  s.lastActive = s.turnOf
  s.turnOf = seatsAfter(s, s.turnOf)[0]!
  if (s.turnOf !== s.first) return
  for (const step of g.rules.roundEnd) yield* step(g)
  s.round += 1
}
