import type { Table } from '../../../match'
import type { Random } from '../../../table/exact'
import type { Board, Event, Id, Point, Pose, Rest } from '../../../table/types'

/** What happens in one flick, as it is made up. */
export interface Story {
  tape: Table['tape']
  board: Board
  /** Before the push, with what was put down for it. */
  rest: Rest
  next: Random
  /** What was flicked. */
  mover: Id
  events: Event[]
  poses: Record<Id, Pose>
  /** What left the table. */
  gone: Set<Id>
}

/** The table as the story stands now. */
export function now({ rest, poses, gone }: Story): Rest {
  const left = Object.entries(rest).filter(([id]) => !gone.has(id))
  return Object.fromEntries(left.map(([id, piece]) => [id, { ...piece, pose: poses[id] ?? piece.pose }]))
}

/** What can be touched: zones cannot. */
export const othersOf = ({ rest, gone }: Story, mover: Id): Id[] =>
  Object.keys(rest).filter((id) => id !== mover && !gone.has(id) && rest[id]!.sense === undefined)

/** Seconds since the push. */
export const time = ({ events }: Story): number => (events.length + 1) / 10

export const touch = (story: Story, a: Id, b: Id): void =>
  void story.events.push({ t: time(story), is: 'touch', a, b, moving: 'a', at: point(now(story)[b]!.pose) })

export const point = ({ x, y }: Point): Point => ({ x, y })
