import { hundredth } from '../exact'
import type { Id, Pose } from '../types'
import { type Ground, SLACK, standingOn } from './ground'
import { type Frame, rearOf } from './side'
import { type Span, spans } from './slide'

/** A shape that is to lie with its nearest point `depth` mm from an edge. */
export interface Row {
  shape: string
  /** Its heading, degrees. */
  a: number
  frame: Frame
  depth: number
  /** The piece itself, when it is on the table already: never in its own way. */
  moving?: Id | undefined
}

/** What is left of a number of hundredths after rounding: below this a boundary is where it seems to be. */
const NOISE = 1e-6

const down = (mm: number): number => Math.floor(mm * 100 + NOISE) / 100
const up = (mm: number): number => Math.ceil(mm * 100 - NOISE) / 100

/** The pose in the row with its centre `along` mm from the start of the edge. */
export function inRow({ body }: Ground, { shape, a, frame, depth }: Row, along: number): Pose {
  const rear = rearOf(body(shape, { ...frame.at(0, 0), a }).outline, frame)
  const { x, y } = frame.at(along, depth - rear)
  return { x: hundredth(x), y: hundredth(y), a }
}

/** Between which places the whole outline is on the table; `first` > `last` when the row is too short. */
function limits({ body }: Ground, { shape, frame }: Row, start: Pose): Span {
  const { outline } = body(shape, start)
  const places = outline.map(frame.along)
  const deepest = Math.max(...outline.map(frame.depth))
  if (deepest > frame.breadth + SLACK / 10) return { first: 0, last: -1 }
  return { first: up(-Math.min(...places)), last: down(frame.length - Math.max(...places)) }
}

function taken(ground: Ground, { shape, frame, moving }: Row, start: Pose): Span[] {
  const { parts } = ground.body(shape, start)
  return standingOn(ground, moving).flatMap((id) => spans(parts, ground.of(id).parts, frame.onward))
}

const strictlyIn = (place: number, { first, last }: Span): boolean =>
  place > first + NOISE && place < last - NOISE

/** Order of places: by the way from `along`, to a hundredth, then by the way from the middle. */
function nearest(along: number, middle: number): (p: number, q: number) => number {
  const detour = (place: number): number => hundredth(Math.abs(place - along))
  return (p, q) => detour(p) - detour(q) || Math.abs(p - middle) - Math.abs(q - middle) || p - q
}

/**
 * The free place of the row that is nearest to `along` (tie: towards the middle of the edge), to 0.01 mm;
 * null when the whole row is taken. Exact: the nearest is `along` itself or the end of a taken stretch.
 */
export function freeInRow(ground: Ground, row: Row, along: number): Pose | null {
  const start = inRow(ground, row, 0)
  const room = limits(ground, row, start)
  const stretches = taken(ground, row, start)
  const asked = Math.min(Math.max(hundredth(along), room.first), room.last)
  const ends = stretches.flatMap(({ first, last }) => [down(first), up(last)])
  const inRoom = [asked, ...ends].filter((place) => place >= room.first && place <= room.last)
  const free = inRoom.filter((place) => !stretches.some((stretch) => strictlyIn(place, stretch)))
  const best = free.sort(nearest(along, row.frame.length / 2))[0]
  return best === undefined ? null : inRow(ground, row, best)
}
