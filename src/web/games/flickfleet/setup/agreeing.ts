import { obstacles } from '../../../../games/flickfleet'
import type { Json } from '../../../../games/kit'

/** Changes of the obstacles that are being agreed on; each gives a new list. */

export type Obstacle = obstacles.FreeObstacle

/** Whether its players may say how it is; a star, a moon and a planet are always the same (001:117). */
export const isFree = ({ word }: Obstacle): boolean =>
  obstacles.obstacleOffers.some((offer) => offer.word === word && offer.free)

/** What may be said of a household object: the word for yes, then that for no. */
interface Trait {
  of: 'mobile' | 'permanent'
  label: string
  words: readonly [yes: string, no: string]
}

export const MOVES: Trait = { of: 'mobile', label: 'can be pushed', words: ['mobile', 'static'] }
export const STAYS: Trait = { of: 'permanent', label: 'can be destroyed', words: ['permanent', 'temporary'] }

/** The obstacles that were chosen, or that a text names; null when it is no list of them. */
export function obstaclesIn(given: Json): readonly Obstacle[] | null {
  if (typeof given !== 'string') return obstacles.areObstacles(given) ? given : null
  const read = obstacles.readObstacles(given)
  return read.ok ? read.obstacles : null
}

/** The list with one of them changed. */
export const withChange = (list: readonly Obstacle[], index: number, change: Partial<Obstacle>): Obstacle[] =>
  list.map((one, i) => (i === index ? { ...one, ...change } : one))
