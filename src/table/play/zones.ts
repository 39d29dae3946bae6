import { byId } from '../order'
import type { Board, Id, Piece, Rest } from '../types'
import type { Boxed } from './close'
import { boxed } from './flat'

/** Something that is looked at and that nothing touches. */
export interface Zone {
  id: Id
  sense: NonNullable<Piece['sense']>
  seen: Boxed
}

/** The pieces without the zones: all that has a body. */
export function solid(rest: Rest): Rest {
  const pieces = Object.entries(rest)
  const bodies = pieces.filter(([, { sense }]) => sense === undefined)
  return bodies.length === pieces.length ? rest : Object.fromEntries(bodies)
}

/** In the order of their ids. */
export function zonesOf(board: Board, rest: Rest): Zone[] {
  const zones = Object.entries(rest).flatMap(([id, { sense, shape, pose }]) =>
    sense ? [{ id, sense, seen: boxed(board.shapes[shape]!, pose) }] : [],
  )
  return zones.sort((one, other) => byId(one.id, other.id))
}
