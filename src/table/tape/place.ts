import { heading, hundredth } from '../exact'
import { listed, refuse, words } from '../refusal'
import type { Id, Pose, Refusal, Region, Words } from '../types'
import { type TapeBody, type Ground, gapOf, overlapped } from './ground'
import { isSide, rearOf, seenFrom } from './side'
import { snapped } from './snap'

export type Placed = { ok: true; pose: Pose } | Refusal

/** Rounding may leave a corner this far over the edge, mm. */
const ROUNDING = 0.01
/** Farther than any table: beyond it arithmetic loses hundredths. */
const FARTHEST = 1e6

const isPlace = ({ x, y, a }: Pose): boolean =>
  [x, y, a].every((value) => Number.isFinite(value) && Math.abs(value) <= FARTHEST)

const onTable = ({ outline }: TapeBody, { board: { size } }: Ground): boolean =>
  outline.every(({ x, y }) => Math.min(x, y, size.x - x, size.y - y) >= -ROUNDING)

/** As the ticks of the mat count. */
const cm = (mm: number): string => `${mm / 10} cm`

type Within = Extract<Region, { within: number }>

function tooFar(ground: Ground, body: TapeBody, { within, of }: Within): string | Words | null {
  const frame = isSide(of) ? seenFrom(of, ground.board.size) : null
  const marks = typeof of === 'string' ? [of] : of
  const gaps = frame ? [rearOf(body.outline, frame)] : marks.map((id) => gapOf(body, ground.of(id)))
  if (gaps.some((gap) => hundredth(gap) <= within)) return null
  const what = frame ? `the ${frame.name} edge` : listed(marks, ' or ')
  return words`It would be too far away: it may be at most ${cm(within)} from ${what}.`
}

type Beyond = Extract<Region, { beyond: number }>

function tooNear({ board: { size } }: Ground, { outline }: TapeBody, { beyond, of }: Beyond): string | null {
  const frames = of.map((side) => seenFrom(side, size))
  const near = frames.filter((frame) => hundredth(rearOf(outline, frame)) < beyond)
  if (near.length === 0) return null
  const what = near.map(({ name }) => `the ${name} edge`).join(' and ')
  return `It would be too near: it must be at least ${cm(beyond)} from ${what}.`
}

/** Why a shape cannot lie at this pose, or null. */
function obstacle(ground: Ground, body: TapeBody, where: Region, moving?: Id): string | Words | null {
  if (!onTable(body, ground)) return 'It would hang over the edge: all of it must be on the table.'
  const under = overlapped(ground, body, moving)
  if (under.length)
    return words`It would overlap ${listed(under, ' and ')}: it may touch others, not overlap them.`
  if ('beyond' in where) return tooNear(ground, body, where)
  return 'within' in where ? tooFar(ground, body, where) : null
}

/** `Tape.place`: the pose to 0.01 mm and 0.01 degrees. Throws for a region at a piece that is not there. */
export function placed(ground: Ground, shape: string, where: Region, pose: Pose, moving?: Id): Placed {
  if (!isPlace(pose)) return refuse('This is no place: x, y and the heading must be finite numbers.')
  const wished = { x: hundredth(pose.x), y: hundredth(pose.y), a: heading(pose.a) }
  const at = snapped(ground, shape, where, wished, moving)
  if (at === 'nowhere') return refuse('There is no free place for it at this heading: try another heading.')
  const why = obstacle(ground, ground.body(shape, at), where, moving)
  return why === null ? { ok: true, pose: at } : refuse(why)
}
