import type { FlickOption } from '../../games/kit'
import type { View } from '../../match'
import type { Id, Piece, Rest, Track } from '../../table/types'
import { asksOf } from './seen'

/** The dice that the questions of this view could put on the table. */
const diceOf = (view: View): FlickOption[] =>
  asksOf(view).flatMap(({ options }) => options.filter((option) => option.how === 'flick'))

/** A die that is put down for the flick stands in the track and not yet on the table. */
function added(view: View, track: Track, id: Id): Piece {
  const adds = diceOf(view).find((option) => option.piece === id)?.adds
  const [x = 0, y = 0] = track.pieces[id]!
  const pose = { x: x / 100, y: y / 100, a: 0, ...(adds ? { on: adds.on } : {}) }
  return { kind: adds?.kind ?? 'die', shape: adds?.shape ?? 'D10', pose }
}

/** The table on which a flick was played, with everything that moves in its track. */
export function restFor(view: View, track: Track): Rest {
  const rest = view.state.table
  const missing = Object.keys(track.pieces).filter((id) => !rest[id])
  return { ...rest, ...Object.fromEntries(missing.map((id) => [id, added(view, track, id)])) }
}
