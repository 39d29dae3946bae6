import { byId } from '../order'
import { distance } from '../outline'
import { TOLERANCE } from '../settings'
import { type TapeBody, type Ground, gapOf, standingOn } from '../tape/ground'
import type { Id } from '../types'

const areTogether = (a: TapeBody, b: TapeBody): boolean =>
  distance(a.centre, b.centre) <= a.reach + b.reach + TOLERANCE && gapOf(a, b) <= TOLERANCE

/** The pairs that stand within 0.1 mm of each other, by their outlines, smaller id first. */
export function togetherOn(ground: Ground): [Id, Id][] {
  const ids = standingOn(ground).sort(byId)
  return ids.flatMap((a, i) => {
    const others = ids.slice(i + 1).filter((b) => areTogether(ground.of(a), ground.of(b)))
    return others.map((b): [Id, Id] => [a, b])
  })
}
