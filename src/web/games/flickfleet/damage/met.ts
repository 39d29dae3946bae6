import type { About } from '../../../../games/kit'
import { DICE, shown } from '../../../../table/dice'
import { bearingAlong } from '../../../../table/turning'
import type { DieName, Id, Piece, Rest, Track } from '../../../../table/types'
import { stanceAt } from '../../../table3d/track'
import { NEUTRAL } from '../../../parts/mark'
import type { Shot } from '../../../table3d/types'
import type { Met } from './types'

/** A die so little above the mat lies on it, mm. */
const LEVEL = 1

/**
 * Where it happened, with the die that did it: it is off the table by the time one looks, and the ship may
 * be. `before`: the table that it was flicked on.
 */
export function metAt({ at, weapon, piece }: About, track?: Track, before: Rest = {}): Met | null {
  if (!at) return null
  const flicked = weapon && track?.flick
  if (!flicked) return { at }
  const ship = before[piece] && { id: piece, piece: left(before[piece], piece, track) }
  return { at, ...flown(track, flicked, before, piece), ...(ship ? { ship } : {}) }
}

/** A piece where the flick of that track left it. */
function left(piece: Piece, id: Id, { pieces, hz, frames }: Track): Piece {
  const numbers = pieces[id]
  if (!numbers) return piece
  const { at, turn } = stanceAt(numbers, frames / hz, hz)
  return { ...piece, pose: { ...piece.pose, x: at[0], y: at[1], a: bearingAlong(turn, [0, 1, 0]) } }
}

/** Whence it came, and the die as it lies, if a die it was. `met`: what it hit, and may lie on. */
function flown({ pieces, hz, frames }: Track, { piece, adds }: Flicking, before: Rest, met: Id) {
  const [numbers, what] = [pieces[piece], adds ?? before[piece]]
  if (!numbers || !what) return {}
  const [x, y] = stanceAt(numbers, 0, hz).at
  const { kind, shape } = what
  if (!isDieName(shape)) return { from: { x, y } }
  const { at, turn } = stanceAt(numbers, frames / hz, hz)
  const { up, a } = shown(shape, turn)
  const on = at[2] > DICE[shape].half + LEVEL ? { on: met } : {}
  return { from: { x, y }, die: { kind, shape, pose: { x: at[0], y: at[1], a, up, ...on } } }
}

type Flicking = NonNullable<Track['flick']>

const isDieName = (shape: string): shape is DieName => shape in DICE

/** The table with the ship and the die as the flick left them; else what the die lay on may be gone. */
export function withMet(now: Rest, met: Met | null): Rest {
  const rest = met?.ship ? { [met.ship.id]: met.ship.piece, ...now } : now
  const on = met?.die?.pose.on
  if (!met?.die || (on !== undefined && !rest[on])) return rest
  return { ...rest, [DIE]: met.die }
}

const DIE: Id = 'the die that hit'

/** The way of the die to where it hit, lit. */
export const wayOf = ({ from, at }: Met): Shot[] =>
  from ? [{ from, to: at, end: 'touch', mark: NEUTRAL, now: true }] : []
