import type { Table } from '../../match'
import { createGlide } from '../../table/glide'
import { below, digest, random, type Random } from '../../table/exact'
import { rememberingTape } from '../../table/tape'
import { canonical } from '../../games/kit'
import type { Board, Event, Flick, Id, Played, Point, Pose, Rest, Result, Side } from '../../table/types'

/**
 * A table without physics for fuzzing rules: every flick gets some possible result, by chance that hangs on
 * the seed, the table and the flick. Touches, exits and end poses come out oftener than on the real table,
 * so that rare rules are reached.
 */
export function scriptedTable(board: Board, seed: string): Table {
  const tape = rememberingTape(board)
  const play = (rest: Rest, flick: Flick): Played => {
    const next = random(`${seed} ${canonical(rest)} ${canonical(flick)}`)
    const start: Story = { tape, board, rest, next, events: [], poses: {} }
    const result = flick.adds ? dieResult(start, flick) : shipResult(start, flick)
    return {
      result: { ...result, hash: digest(canonical(result)) },
      track: { hz: 60, frames: 0, pieces: {} },
    }
  }
  return { board, tape, play, glide: createGlide(board) }
}

const TOUCHES = 0.5
const LEAVES = 0.12
const PUSHED_OUT = 0.12
/** What was touched is pushed into something else. */
const PUSHED_ON = 0.2

/** What happens in one flick, as it is made up. */
interface Story {
  tape: Table['tape']
  board: Board
  rest: Rest
  next: Random
  events: Event[]
  poses: Record<Id, Pose>
}

function shipResult(story: Story, { piece }: Flick): Result {
  const { next } = story
  touchOthers(story, piece, next() < TOUCHES ? 1 + below(next, 2) : 0)
  if (next() < LEAVES) leave(story, piece)
  else shove(story, piece, 300)
  return resultOf(story)
}

function dieResult(story: Story, { piece, adds }: Flick): Result {
  const { next } = story
  touchOthers(story, piece, next() < 0.7 ? 1 + below(next, 2) : 0)
  if (next() < LEAVES) leave(story, piece)
  else
    story.poses[piece] = {
      ...somewhere(story),
      up: adds!.up ?? 1 + below(next, adds!.shape === 'D6' ? 6 : 10),
    }
  return resultOf(story)
}

const resultOf = ({ events, poses }: Story): Result => ({ events, poses, touching: [], seconds: 1, hash: '' })

function touchOthers(story: Story, mover: Id, count: number): void {
  const { rest, next } = story
  const others = Object.keys(rest).filter((id) => id !== mover)
  for (let i = 0; i < count && others.length > 0; i++) {
    const [other] = others.splice(below(next, others.length), 1)
    touch(story, mover, other!)
    if (rest[other!]!.fixed) continue
    if (others.length > 0 && next() < PUSHED_ON) touch(story, other!, others[below(next, others.length)]!)
    if (next() < PUSHED_OUT) leave(story, other!)
    else shove(story, other!, 20)
  }
}

const touch = ({ events, rest }: Story, a: Id, b: Id): void =>
  void events.push({ t: time(events), is: 'touch', a, b, moving: 'a', at: point(rest[b]!.pose) })

const time = (events: readonly Event[]): number => (events.length + 1) / 10

const point = ({ x, y }: Point): Point => ({ x, y })

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W']

function leave({ board, next, events, poses }: Story, id: Id): void {
  const side = SIDES[below(next, 4)]!
  const along = below(next, board.size.x)
  const at = {
    N: { x: along, y: board.size.y },
    S: { x: along, y: 0 },
    E: { x: board.size.x, y: along },
    W: { x: 0, y: along },
  }[side]
  delete poses[id]
  events.push({ t: time(events), is: 'out', a: id, at, side })
}

/** Somewhere free near where it was, or not at all. */
function shove(story: Story, id: Id, reach: number): void {
  const { tape, rest, next, poses } = story
  const { shape, pose } = rest[id]!
  const now = Object.fromEntries(
    Object.entries(rest).map(([other, piece]) => [other, { ...piece, pose: poses[other] ?? piece.pose }]),
  )
  const away = (): number => reach * (2 * next() - 1)
  const wanted = { x: pose.x + away(), y: pose.y + away(), a: pose.a + away() }
  const placed = tape(now).place(shape, { anywhere: true }, wanted, id)
  if (placed.ok) poses[id] = placed.pose
}

const somewhere = ({ board, next }: Story): Pose => ({
  x: below(next, board.size.x),
  y: below(next, board.size.y),
  a: 0,
})
