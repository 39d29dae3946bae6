import {
  capitalised,
  log,
  offer,
  pick,
  choose,
  placeable,
  put,
  type Question,
  type Script,
  type Seat,
  type What,
} from '../../../kit'
import { MOST_OBSTACLES, OBSTACLES_BEYOND_MM, PROPOSED_OBSTACLES } from '../../data/scenery'
import { thingOn } from '../../rules/obstacles'
import { seatsAfter } from '../../rules/order'
import { starter } from '../../rules/round'
import type { G } from '../../rules/rules'
import { tell } from '../../rules/words'
import type { SideState, Thing } from '../../state'
import type { Point, Side } from '../../../../table/types'

/** In turn, the starter first, in the order in which they were agreed on (house). */
export function* layOne(g: G): Script<boolean> {
  const waiting = Object.values(g.s.things).filter(({ where }) => where === 'to place')
  const [thing] = waiting
  if (!thing) return false
  const first = yield* starter(g)
  const turns = [first, ...seatsAfter(g.s, first).slice(0, -1)]
  const laid = Object.keys(g.s.things).length - waiting.length
  yield* lay(g, thing, turns[laid % turns.length]!, PROPOSED_OBSTACLES[laid % MOST_OBSTACLES]!)
  if (waiting.length === 1) yield* pickSide(g, turns[1]!, first)
  return true
}

const HINT =
  `It lies at least ${OBSTACLES_BEYOND_MM / 10} cm from the edges at which ships are placed. ` +
  'Who goes second picks the side afterwards.'

function* lay(g: G, thing: Thing, seat: Seat, proposed: Point): Script {
  const question: Question = {
    key: 'lay-obstacle',
    seat,
    why: `${g.s.sides[seat]!.name} places ${thing.name}.`,
    say: `Place ${thing.name}.`,
    hint: HINT,
    rule: '001:179 Fair battles, D-12',
    house: true,
  }
  const where = { beyond: OBSTACLES_BEYOND_MM, of: g.s.seats.map((one) => g.s.sides[one]!.edge) }
  const spec = { piece: thing.id, shape: thing.shape, where, near: { ...proposed, a: 0 } }
  yield* offer(g, question, [
    // oxlint-disable-next-line require-yield -- placing asks nothing more
    placeable(whatLay(thing), spec, function* (pose) {
      if (pose === 'nowhere') return leaveOut(g, thing)
      g.s.table = put(g.s.table, thing.id, thingOn(thing, pose))
      thing.where = 'table'
      tell(g.s, `${capitalised(thing.name)} is placed.`, { is: 'placed', piece: thing.id })
    }),
  ])
}

const whatLay = ({ id, name }: Thing): What => ({
  id: 'place',
  verb: 'place',
  say: ['Place', name],
  of: { piece: id },
})

function leaveOut(g: G, thing: Thing): void {
  thing.where = 'left out'
  log(g.s, `There is no room for ${thing.name}: it is left out.`)
}

const EDGES: Readonly<Record<Side, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' }

/** 001:179, D-12  The player going second chooses the side to play from. */
function* pickSide(g: G, seat: Seat, other: Seat): Script {
  const { name, edge } = g.s.sides[seat]!
  const id = yield* pick(
    {
      key: 'pick-side',
      seat,
      why: 'Pick the side to play from, as you go second.',
      hint: 'The obstacles stay where they lie.',
      rule: '001:179 Fair battles, D-12',
    },
    [
      choose({ id: 'stay', verb: 'stay', say: `Play from the ${EDGES[edge]} edge` }),
      choose({ id: 'swap', verb: 'swap', say: `Play from the ${EDGES[g.s.sides[other]!.edge]} edge` }),
    ],
  )
  if (id === 'swap') swapEdges(g.s.sides[seat]!, g.s.sides[other]!)
  log(g.s, `${name} plays from the ${EDGES[g.s.sides[seat]!.edge]} edge.`)
}

function swapEdges(mine: SideState, theirs: SideState): void {
  const { edge } = mine
  mine.edge = theirs.edge
  theirs.edge = edge
}
