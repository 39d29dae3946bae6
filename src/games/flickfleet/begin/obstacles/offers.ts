import { freeObstacles, sceneryKinds, sceneryShapes, shapeOfKind } from '../../data/scenery'

/** An obstacle that can be asked for, as a set-up page shows it. */
export interface ObstacleOffer {
  word: string
  /** Its players say whether it is mobile or static, permanent or temporary. */
  free: boolean
  /** mm */
  across: number
  /** Damage that it takes when it is temporary; 0 where it never is. */
  hits: number
}

export const obstacleOffers: readonly ObstacleOffer[] = Object.entries(freeObstacles).map(
  ([word, { kind, free }]) => ({ word, free, across: acrossOf(kind), hits: sceneryKinds[kind]!.hits }),
)

function acrossOf(kind: string): number {
  const shape = sceneryShapes[shapeOfKind(kind, sceneryKinds[kind]!.hits)]!
  if (shape.form !== 'disc') throw new Error(`'${kind}' is not round.`)
  return 2 * shape.radius
}
