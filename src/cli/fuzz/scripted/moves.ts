import { below, roundTo } from '../../../table/exact'
import { isSmall } from '../../../table/shape'
import type { Id, Point, Pose, Rest, Side } from '../../../table/types'
import { shownAfter } from './faces'
import { now, othersOf, point, type Story, time } from './story'
import { enterEnd, zonesOf } from './zones'

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W']

export function leave(story: Story, id: Id): void {
  const { board, next, events, poses, gone } = story
  const side = SIDES[below(next, 4)]!
  const along = below(next, side === 'N' || side === 'S' ? board.size.x : board.size.y)
  const at = {
    N: { x: along, y: board.size.y },
    S: { x: along, y: 0 },
    E: { x: board.size.x, y: along },
    W: { x: 0, y: along },
  }[side]
  delete poses[id]
  gone.add(id)
  events.push({ t: time(story), is: 'out', a: id, at, side })
  for (const rider of ridersOf(story, id)) comeToRest(story, rider, DROPPED)
}

/** So near to where it lay is what lay on something that left, mm. */
const DROPPED = 60

/** What lies on a piece; what was flicked goes its own way. */
const ridersOf = (story: Story, on: Id): Id[] =>
  Object.entries(now(story)).flatMap(([id, { pose }]) => (pose.on === on && id !== story.mover ? [id] : []))

/** How often a small piece ends on top of another. */
const ON_TOP = 0.15
const TRIES = 5

/** How often what was flicked ends in a zone, where the table has some: much is done there. */
const IN_ZONE = 0.4

/** In a zone, on another piece, or somewhere free so far from where it was; without room it leaves. */
export function comeToRest(story: Story, id: Id, reach: number): void {
  const onIt = story.next() < ON_TOP ? onTop(story, id) : undefined
  const inIt = story.next() < IN_ZONE ? inZone(story, id) : undefined
  const pose = onIt ?? inIt ?? freeSpot(story, id, reach)
  if (pose) stand(story, id, pose)
  else leave(story, id)
}

/** Somewhere free near where it was, or not at all. */
export function shove(story: Story, id: Id, reach: number): void {
  const pose = freeSpot(story, id, reach)
  if (pose) stand(story, id, pose)
}

function stand(story: Story, id: Id, pose: Pose): void {
  const { board, rest, poses, next } = story
  const before = now(story)[id]!.pose
  poses[id] = { ...pose, ...shownAfter(board.shapes[rest[id]!.shape]!, before, next) }
  enterEnd(story, id)
  for (const rider of ridersOf(story, id)) carry(story, rider, { x: pose.x - before.x, y: pose.y - before.y })
}

/** What lies on something goes with it, as it lies. */
function carry(story: Story, id: Id, by: Point): void {
  const { pose } = now(story)[id]!
  story.poses[id] = { ...pose, x: roundTo(pose.x + by.x, 100), y: roundTo(pose.y + by.y, 100) }
  enterEnd(story, id)
  for (const rider of ridersOf(story, id)) carry(story, rider, by)
}

function freeSpot({ next, tape, ...story }: Story, id: Id, reach: number): Pose | undefined {
  const rest = now({ next, tape, ...story })
  const { shape, pose } = rest[id]!
  const away = (): number => reach * (2 * next() - 1)
  for (let i = 0; i < TRIES; i++) {
    const wanted = { x: pose.x + away(), y: pose.y + away(), a: (((pose.a + away()) % 360) + 360) % 360 }
    const placed = tape(rest).place(shape, { anywhere: true }, wanted, id)
    if (placed.ok) return placed.pose
  }
  return undefined
}

/** As near to the middle of a zone as there is room. */
function inZone(story: Story, id: Id): Pose | undefined {
  const { tape, next } = story
  const rest = now(story)
  const zones = zonesOf(rest)
  const zone = zones[below(next, zones.length)]
  if (zone === undefined) return undefined
  const wanted = { ...point(rest[zone]!.pose), a: below(next, 360) }
  const placed = tape(rest).place(rest[id]!.shape, { anywhere: true }, wanted, id)
  return placed.ok ? placed.pose : undefined
}

/** On the middle of something flat: nothing lies on a zone, on a die, or on what lies on itself. */
function onTop(story: Story, id: Id): Pose | undefined {
  const { board, next } = story
  const rest = now(story)
  const form = (other: Id) => board.shapes[rest[other]!.shape]!
  if (!isSmall(form(id))) return undefined
  const under = othersOf(story, id).filter((other) => form(other).form !== 'die' && !liesOn(rest, other, id))
  const on = under[below(next, under.length)]
  return on === undefined ? undefined : { ...point(rest[on]!.pose), a: below(next, 360), on }
}

const liesOn = (rest: Rest, id: Id, under: Id): boolean => {
  const { on } = rest[id]!.pose
  return on !== undefined && (on === under || (rest[on] !== undefined && liesOn(rest, on, under)))
}
