import { hundredth } from '../exact'
import { distanceToEdge, inside } from '../outline'
import type { Board, Id, Point, Pose, Rest, Side, Tape } from '../types'
import { example } from './example'
import { type Ground, gapOf, leastGap, overlapped, standingOn, surveyor } from './ground'
import { placed } from './place'
import { isSide, rearOf, seenFrom } from './side'
import { sees } from './sight'

const toPoint = (ground: Ground, a: Id, p: Point): number => {
  const { outline } = ground.of(a)
  return inside(p, outline) ? 0 : distanceToEdge(p, outline)
}

const toSide = (ground: Ground, a: Id, side: Side): number =>
  Math.max(0, rearOf(ground.of(a).outline, seenFrom(side, ground.board.size)))

function measured(ground: Ground, a: Id, b: Id | Side | Point): number {
  if (typeof b !== 'string') return toPoint(ground, a, b)
  return isSide(b) ? toSide(ground, a, b) : gapOf(ground.of(a), ground.of(b))
}

function clear(ground: Ground, a: Id, b: Id): boolean {
  const others = standingOn(ground, a, b).map((id) => ground.of(id).outline)
  return sees(ground.of(a).outline, ground.of(b).outline, others)
}

/** Answers a question the first time, then remembers: a resting table never changes. */
function memory<T>(): (question: readonly unknown[], work: () => T) => T {
  const answers = new Map<string, T>()
  return (question, work) => {
    const key = JSON.stringify(question)
    if (!answers.has(key)) answers.set(key, work())
    return answers.get(key)!
  }
}

function tapeOf(ground: Ground, at: Tape['at']): Tape {
  const [gaps, sights, examples] = [memory<number>(), memory<boolean>(), memory<Pose | 'nowhere'>()]
  const gap: Tape['gap'] = (a, b) => gaps([a, b], () => hundredth(measured(ground, a, b)))
  return {
    board: ground.board,
    gap,
    // Most are far apart: that is seen without measuring. A whole mm more than rounding could hide.
    within: (a, b, mm) => leastGap(ground.of(a), ground.of(b)) < mm + 1 && gap(a, b) <= mm,
    clear: (a, b) => sights([a, b], () => clear(ground, a, b)),
    overlaps: (shape, pose, ...except) => overlapped(ground, ground.body(shape, pose), ...except),
    place: (shape, where, pose, moving) => placed(ground, shape, where, pose, moving),
    example: (shape, where, moving, near) =>
      examples([shape, where, moving, near], () => example(ground, shape, where, moving, near)),
    at,
  }
}

/**
 * The tape of a board: ask it about a resting table. Gaps are to 0.01 mm. A letter of the compass is an edge,
 * never a piece. A question about a shape or a piece that does not exist throws: the rules have a mistake.
 */
export function createTape(board: Board): (rest: Rest) => Tape {
  const groundOf = surveyor(board)
  const tapes = new WeakMap<Rest, Tape>()
  const at = (rest: Rest): Tape => {
    const tape = tapes.get(rest) ?? tapeOf(groundOf(rest), at)
    tapes.set(rest, tape)
    return tape
  }
  return at
}
