import type { View } from '../../../match'
import { bearingAlong } from '../../../table/turning'
import type { Id, Piece, Pose, Rest, Track } from '../../../table/types'
import { stanceAt } from '../../table3d/track'

/** A die that is put down for the flick stands in the track and not yet on the table. */
function added({ pieces, flick }: Track, id: Id): Piece {
  const { kind, shape, on } = flick?.adds ?? UNKNOWN
  const [x = 0, y = 0] = pieces[id]!
  return { kind, shape, pose: { x: x / 100, y: y / 100, a: 0, ...(on ? { on } : {}) } }
}

/** Tracks of earlier versions do not say which die it was. */
const UNKNOWN = { kind: 'die', shape: 'D10', on: undefined }

/** The table on which a flick was played, with everything that moves in its track. */
export function restFor(view: View, track: Track): Rest {
  const rest = view.state.table
  const missing = Object.keys(track.pieces).filter((id) => !rest[id])
  return { ...rest, ...Object.fromEntries(missing.map((id) => [id, added(track, id)])) }
}

/** Something that moved, with the views before and after it. */
export interface Motion {
  before: View
  track: Track
  after: View
}

const withTable = (view: View, table: Rest): View => ({ ...view, state: { ...view.state, table } })

/** The pose with which a piece starts in a track. */
function startIn({ pieces, hz }: Track, id: Id, pose: Pose): Pose {
  const { at, turn } = stanceAt(pieces[id]!, 0, hz)
  return { ...pose, x: at[0], y: at[1], a: bearingAlong(turn, [0, 1, 0]) }
}

/**
 * The table before these tracks: who moves in them stands where it starts, all others as they stand at last.
 */
function tableBefore(tracks: readonly Track[], first: View, last: View): Rest {
  const starts = Object.keys(first.state.table).flatMap((id): [Id, Piece][] => {
    const track = tracks.find(({ pieces }) => pieces[id])
    const piece = last.state.table[id] ?? first.state.table[id]!
    return track ? [[id, { ...piece, pose: startIn(track, id, piece.pose) }]] : []
  })
  return { ...last.state.table, ...Object.fromEntries(starts) }
}

/** What moved in one step, one after the other: a flick, and what slid by itself after it. */
export function motionsOf(first: View, tracks: readonly Track[], last: View): Motion[] {
  const views = tracks.map((_, i) =>
    i === 0 ? first : withTable(first, tableBefore(tracks.slice(i), first, last)),
  )
  return tracks.map((track, i) => ({ before: views[i]!, track, after: views[i + 1] ?? last }))
}
