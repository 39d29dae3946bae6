import { capitalised } from '../../../kit'
import { freeObstacles, MOST_OBSTACLES } from '../../data/scenery'
import { always, usual, type FreeObstacle } from './usual'

const isObstacle = (value: unknown): value is FreeObstacle => {
  if (typeof value !== 'object' || value === null) return false
  const { word, mobile, permanent } = value as Record<string, unknown>
  return typeof word === 'string' && typeof mobile === 'boolean' && typeof permanent === 'boolean'
}

/** Whether something has the shape of a list of obstacles. */
export const areObstacles = (value: unknown): value is readonly FreeObstacle[] =>
  Array.isArray(value) && value.every(isObstacle)

/** Why these obstacles cannot be agreed on, with what is allowed; null when they can (001:117, 124). */
export function wrongObstacles(value: unknown): string | null {
  if (!areObstacles(value)) return 'Obstacles are a list; each says its word, mobile and permanent.'
  if (value.length > MOST_OBSTACLES) return tooMany(value.length)
  return value.map(wrongObstacle).find((why) => why !== null) ?? null
}

export const tooMany = (count: number): string =>
  `${count} obstacles are too many: at most ${MOST_OBSTACLES}.`

export function noObstacle(word: string): string {
  const known = Object.keys(freeObstacles).join(', ')
  return `${word ? `'${word}' is no obstacle` : 'An obstacle is missing'}. There is: ${known}.`
}

function wrongObstacle({ word, mobile, permanent }: FreeObstacle): string | null {
  if (!Object.hasOwn(freeObstacles, word)) return noObstacle(word)
  const as = usual(word)
  const isUsual = mobile === as.mobile && permanent === as.permanent
  return isUsual || freeObstacles[word]!.free ? null : `${capitalised(always(word))}.`
}
