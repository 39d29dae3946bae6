import { freeObstacles, MOST_OBSTACLES } from '../../data/scenery'
import { usual, type FreeObstacle } from './usual'

/** Writes a list so that reading it gives the same; only what is not usual is said. */
export const writeObstacles = (obstacles: readonly FreeObstacle[]): string =>
  obstacles.map(writeOne).join(', ')

function writeOne({ word, mobile, permanent }: FreeObstacle): string {
  const as = usual(word)
  const [move, last] = [mobile ? 'mobile' : 'static', permanent ? 'permanent' : 'temporary']
  return [word, ...(mobile === as.mobile ? [] : [move]), ...(permanent === as.permanent ? [] : [last])].join(
    ' ',
  )
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
