import { freeObstacles, MOST_OBSTACLES } from '../../data/scenery'
import { traits, usual, type FreeObstacle } from './usual'

/** Writes a list so that reading it gives the same; only what is not usual is said. */
export const writeObstacles = (obstacles: readonly FreeObstacle[]): string =>
  obstacles.map(writeOne).join(', ')

function writeOne(obstacle: FreeObstacle): string {
  const as = traits(usual(obstacle.word))
  return [obstacle.word, ...traits(obstacle).filter((trait) => !as.includes(trait))].join(' ')
}

/** A legal list by chance; `next` gives numbers in [0, 1). In two of three battles there are none. */
export function randomObstacles(next: () => number): FreeObstacle[] {
  if (next() < 2 / 3) return []
  return Array.from({ length: 1 + Math.floor(next() * MOST_OBSTACLES) }, () => randomOne(next))
}

function randomOne(next: () => number): FreeObstacle {
  const words = Object.keys(freeObstacles)
  const word = words[Math.floor(next() * words.length)]!
  const mine = { word, mobile: next() < 0.5, permanent: next() < 0.5 }
  return freeObstacles[word]!.free ? mine : usual(word)
}
