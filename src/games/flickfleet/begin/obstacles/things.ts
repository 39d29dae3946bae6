import { freeObstacles, sceneryKinds, shapeOfKind } from '../../data/scenery'
import type { Thing } from '../../state'
import type { FreeObstacle } from './usual'

/** The obstacles with their ids after `before` others, still to be placed. */
export const freeThings = (obstacles: readonly FreeObstacle[], before: number): Thing[] =>
  obstacles.map(({ word, mobile, permanent }, i) => {
    const { kind, free } = freeObstacles[word]!
    const { hits, does } = sceneryKinds[kind]!
    return {
      id: `t${before + i + 1}`,
      kind,
      name: nameOf(obstacles, i),
      shape: shapeOfKind(kind, hits),
      where: 'to place',
      mobile,
      does: free ? (permanent ? 'permanent' : 'temporary') : does,
      hits: permanent ? 0 : hits,
      dieFirst: 'stay',
    }
  })

/** 'the moon', or 'coin 2' where there are several. */
function nameOf(obstacles: readonly FreeObstacle[], at: number): string {
  const { word } = obstacles[at]!
  const same = obstacles.filter((one) => one.word === word)
  const { name } = sceneryKinds[freeObstacles[word]!.kind]!
  return same.length === 1 ? name : `${word} ${same.indexOf(obstacles[at]!) + 1}`
}
