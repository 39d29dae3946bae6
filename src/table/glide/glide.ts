import { digest } from '../exact'
import { byId } from '../order'
import { type Ground, surveyor } from '../tape/ground'
import type { Board, Event, Id, Piece, PlayGlide, Pose, Rest, Result } from '../types'
import { checkFree, checkGlide } from './check'
import { type Story, storyOf, toTime } from './story'
import { togetherOn } from './touching'
import { trackOf } from './track'
import { wayOf } from './way'

/** The table after the glide: the piece where it ends, or gone. */
function afterwards(rest: Rest, id: Id, pose: Pose | undefined): Rest {
  const others = Object.entries(rest).filter(([other]) => other !== id)
  return Object.fromEntries<Piece>([...others, ...(pose ? [[id, { ...rest[id]!, pose }] as const] : [])])
}

/** 64 bits over all poses in the order of their ids, the events and the time it took. */
function hashOf(rest: Rest, events: readonly Event[], seconds: number): string {
  const ids = Object.keys(rest).sort(byId)
  const poses = ids.map((id) => [id, rest[id]!.pose.x, rest[id]!.pose.y, rest[id]!.pose.a])
  return digest(JSON.stringify([poses, events, seconds]))
}

const isSame = (p: Pose, q: Pose): boolean => p.x === q.x && p.y === q.y

function resultOf(rest: Rest, id: Id, { events, pose, pace }: Story, survey: (rest: Rest) => Ground): Result {
  const [after, seconds] = [afterwards(rest, id, pose), toTime(pace.seconds)]
  const poses = pose && !isSame(pose, rest[id]!.pose) ? { [id]: pose } : {}
  return { events, poses, touching: togetherOn(survey(after)), seconds, hash: hashOf(after, events, seconds) }
}

/**
 * Glides on a table of this board: a straight slide by plain geometry, without the engine (`PlayGlide`,
 * `docs/determinism.md`, 'A glide'). Pure: the same rest and glide always give the same.
 */
export function createGlide(board: Board): PlayGlide {
  const survey = surveyor(board)
  return (rest, glide) => {
    checkGlide(board, rest, glide)
    const [ground, { piece }] = [survey(rest), glide]
    checkFree(ground, piece)
    const way = wayOf(rest[piece]!.pose, glide)
    const story = storyOf(ground, piece, way)
    return { result: resultOf(rest, piece, story, survey), track: trackOf(board, rest, piece, way, story) }
  }
}
