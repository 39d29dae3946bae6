import { amount, choose, pick, put, type About, type Script } from '../../kit'
import { classOf, shapeOf } from './ships'
import type { Ship } from '../state'
import { LOST, REACHED, lose, outOfBattle } from './losses'
import type { G, Stopped } from './rules'
import { pointLost } from './tokens'
import { tell } from './words'
import { hundredth, place } from '../../../table/exact'
import type { Point } from '../../../table/types'

/** Half a chevron's depth (H-GEOM): how far a bomber wing's middle shifts when it loses a piece. */
const CHEVRON_SHIFT_MM = 8

/**
 * 001:90, D-46  Fighters lose the outermost piece; of bombers the defender gives up the front or the back
 * one.
 */
export function* losePiece(g: G, wing: Ship, { gate, way }: Stopped): Script {
  const { removes, pieces } = classOf(wing)
  const end = removes === 'front_or_back' && wing.pieces > 1 ? yield* chooseEnd(wing) : 'outer'
  wing.pieces -= 1
  const left = { name: 'pieces', now: wing.pieces, most: pieces }
  pointLost(g, wing, 'piece')
  const about = { piece: wing.id, gate, way, left }
  if (wing.pieces === 0) return loseWing(g, wing, about)
  reshape(g, wing, end)
  const which = end === 'outer' ? 'outermost' : end
  const note = `${wing.name} now fires ${amount(wing.pieces, 'die', 'dice')}.`
  const say = `${wing.name} loses its ${which} piece, ${wing.pieces} of ${pieces} left.`
  tell(g.s, say, { is: 'piece', ...about, note })
}

function loseWing(g: G, wing: Ship, about: Omit<About, 'is'> & Stopped): void {
  const way = about.way.map((gate) => (gate.is === LOST.is ? REACHED : gate))
  const say = `${wing.name} loses its last piece and is destroyed.`
  tell(g.s, say, { is: 'last piece', ...about, gate: LOST.is, way, note: outOfBattle(wing) })
  lose(g, wing, 'destroyed')
}

function* chooseEnd(wing: Ship): Script<'front' | 'back'> {
  const id = yield* pick(
    {
      key: 'lose-piece',
      seat: wing.seat,
      why: `${wing.name} was hit: its owner gives up the front or the back piece.`,
      say: `Which piece does ${wing.name} lose?`,
      hint: 'Removed pieces do not return.',
      rule: '001:90 Hitting fighters and bombers, D-46',
    },
    (['front', 'back'] as const).map((id) =>
      choose({ id, verb: id, say: `The ${id} piece`, of: { piece: wing.id } }),
    ),
  )
  return id === 'front' ? 'front' : 'back'
}

/**
 * The pieces that are left stay where they lie: the outline of a stack is centred, so its middle shifts;
 * over the edge of the table it does not go (house, docs/decisions.md).
 */
function reshape(g: G, wing: Ship, lost: 'outer' | 'front' | 'back'): void {
  const { pose } = g.s.table[wing.id]!
  const shift = lost === 'outer' ? 0 : lost === 'front' ? -CHEVRON_SHIFT_MM : CHEVRON_SHIFT_MM
  const shape = shapeOf(wing)
  const spots = hundredthsRound(place({ x: 0, y: shift }, pose), g.tape.board.size).map((spot) => ({
    ...pose,
    ...spot,
  }))
  // Rounding must not press a wing that touches somebody deeper than the table allows.
  const free = spots.find((spot) => g.tape.overlaps(shape, spot, wing.id).length === 0)
  g.s.table = put(g.s.table, wing.id, { kind: 'ship', shape, pose: free ?? spots[0]! })
}

/** The nearest point of the table's grid (0.01 mm), then its neighbours. */
function hundredthsRound({ x, y }: Point, size: Point): Point[] {
  const [near, steps] = [onTable({ x: hundredth(x), y: hundredth(y) }, size), [0, -0.01, 0.01]]
  return steps.flatMap((dx) =>
    steps.map((dy) => onTable({ x: hundredth(near.x + dx), y: hundredth(near.y + dy) }, size)),
  )
}

const onTable = ({ x, y }: Point, size: Point): Point => ({
  x: Math.min(size.x, Math.max(0, x)),
  y: Math.min(size.y, Math.max(0, y)),
})
