import { freeObstacles, sceneryKinds } from '../../data/scenery'

/** An obstacle of a fair battle as its players agree on it (001:124, 179). */
export interface FreeObstacle {
  /** A word of `freeObstacles`. */
  word: string
  mobile: boolean
  permanent: boolean
}

/** An object as its kind usually is. */
export function usual(word: string): FreeObstacle {
  const { mobile, does } = sceneryKinds[freeObstacles[word]!.kind]!
  return { word, mobile, permanent: does === 'permanent' }
}

/** The words for how it is: whether it moves, then whether it lasts. */
export const traits = ({ mobile, permanent }: FreeObstacle): readonly [string, string] => [
  mobile ? 'mobile' : 'static',
  permanent ? 'permanent' : 'temporary',
]

/** Of what its players cannot change. */
export function always(word: string): string {
  const article = /^[aeiou]/.test(word) ? 'an' : 'a'
  return `${article} ${word} is always ${traits(usual(word)).join(' and ')}`
}
