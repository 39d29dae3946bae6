import { canonical } from '../../../games/kit'
import type { Table } from '../../../match'
import { flicksDie } from '../../../players/flicked'
import { putDown } from '../../../table/aim'
import { below, digest, random } from '../../../table/exact'
import { createGlide } from '../../../table/glide'
import { rememberingTape } from '../../../table/tape'
import type { Board, Flick, Id, Played, Rest } from '../../../table/types'
import { shownBy } from './faces'
import { comeToRest, leave, shove } from './moves'
import { othersOf, type Story, touch } from './story'
import { enterStart, enterWay } from './zones'

/**
 * A table without physics for fuzzing rules: every flick gets some possible result, by chance that hangs on
 * the seed, the table and the flick. Touches, exits and end poses come out oftener than on the real table,
 * so that rare rules are reached.
 */
export function scriptedTable(board: Board, seed: string): Table {
  const tape = rememberingTape(board)
  const play = (rest: Rest, flick: Flick): Played => {
    const next = random(`${seed} ${canonical(rest)} ${canonical(flick)}`)
    const story: Story = {
      tape,
      board,
      rest,
      next,
      mover: flick.piece,
      events: [],
      poses: {},
      gone: new Set(),
    }
    story.rest = withPutDown(story, flick)
    tell(story, flick)
    const { events, poses } = story
    const result = { events, poses, touching: against(story), seconds: 1 }
    return {
      result: { ...result, hash: digest(canonical(result)) },
      track: { hz: 60, frames: 0, pieces: {} },
    }
  }
  return { board, tape, play, glide: createGlide(board) }
}

const LIES_AGAINST = 0.5

/** What is flicked may come to rest against what it touched last. */
function against({ mover, events, poses, next }: Story): [Id, Id][] {
  const met = events.flatMap((one) => (one.is === 'touch' && one.a === mover ? [one.b] : [])).at(-1)
  if (met === undefined || !poses[mover] || next() > LIES_AGAINST) return []
  return [mover < met ? [mover, met] : [met, mover]]
}

const TOUCHES = { die: 0.7, flat: 0.5 } as const
const LEAVES = 0.12
/** How far a flat piece goes, mm; a die may come to rest anywhere. */
const FAR = 300
/** What becomes of a piece that is touched. */
const PUSHED_OUT = 0.12
const PUSHED_ON = 0.2
const PUSHED = 20

/** The table with what this flick puts on a piece. */
function withPutDown({ board, rest, next }: Story, flick: Flick): Rest {
  const { piece, adds } = flick
  if (!adds) return rest
  const pose = { ...putDown(flick), ...shownBy(board.shapes[adds.shape]!, adds.up, next) }
  return { ...rest, [piece]: { kind: adds.kind, shape: adds.shape, pose } }
}

function tell(story: Story, { piece }: Flick): void {
  const { next, board, rest } = story
  const die = flicksDie({ board, rest }, { piece })
  enterStart(story, piece)
  touchOthers(story, piece, next() < TOUCHES[die ? 'die' : 'flat'] ? 1 + below(next, 2) : 0)
  enterWay(story, piece)
  if (next() < LEAVES) leave(story, piece)
  else comeToRest(story, piece, die ? Math.max(board.size.x, board.size.y) : FAR)
}

function touchOthers(story: Story, mover: Id, count: number): void {
  const { rest, next } = story
  for (let i = 0; i < count; i++) {
    const others = othersOf(story, mover)
    if (others.length === 0) return
    const other = others[below(next, others.length)]!
    touch(story, mover, other)
    if (!rest[other]!.fixed) pushAway(story, other, others)
  }
}

function pushAway(story: Story, id: Id, others: readonly Id[]): void {
  const { next } = story
  const onto = others[below(next, others.length)]!
  enterStart(story, id)
  if (onto !== id && next() < PUSHED_ON) touch(story, id, onto)
  enterWay(story, id)
  if (next() < PUSHED_OUT) leave(story, id)
  else shove(story, id, PUSHED)
}
