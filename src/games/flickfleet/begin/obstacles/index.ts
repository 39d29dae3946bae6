import type { Choice, Choices, Json } from '../../../kit'
import type { Scenario } from '../../data/types'
import type { Thing } from '../../state'
import { readObstacles } from './read'
import { freeThings } from './things'
import type { FreeObstacle } from './usual'
import { areObstacles, wrongObstacles } from './wrong'
import { randomObstacles, writeObstacles } from './write'

/** The obstacles as the choice of a set-up. */
export const obstaclesJson = (obstacles: readonly FreeObstacle[]): Json =>
  obstacles.map((one) => ({ ...one }))

/** 001:179  Obstacles that the players of a fair battle agree on. */
const OBSTACLES: Choice = {
  id: 'obstacles',
  say: 'Obstacles',
  hint:
    'For example: moon, coin, coin static permanent. ' +
    'With obstacles the side that goes second picks its edge.',
  value: {
    kind: 'obstacles',
    usual: () => [],
    wrong: wrongObstacles,
    random: (next) => obstaclesJson(randomObstacles(next)),
    text: {
      read(text) {
        const read = readObstacles(text)
        return read.ok ? { ok: true, value: obstaclesJson(read.obstacles) } : read
      },
      write: (value) => (areObstacles(value) ? writeObstacles(value) : JSON.stringify(value)),
    },
  },
}

/** Only where fleets are bought is anything free to agree on. */
export const obstacleChoices = ({ modules }: Scenario): Choice[] =>
  modules.includes('point_buy') ? [OBSTACLES] : []

/** What was agreed on, with nothing wrong. */
const agreed = ({ obstacles = [] }: Choices): readonly FreeObstacle[] =>
  obstacles as unknown as readonly FreeObstacle[]

/** The obstacles that are still to be placed, with ids after those of the scenario. */
export const obstaclesToPlace = (choices: Choices, scenery: readonly Thing[]): Thing[] =>
  freeThings(agreed(choices), scenery.length)

/** The words of the modules that they need. */
export function obstacleModules(choices: Choices): string[] {
  const obstacles = agreed(choices)
  if (obstacles.length === 0) return []
  const rocks = obstacles.some(({ word }) => word === 'asteroid') ? ['asteroids'] : []
  return ['free_obstacles', 'permanent_scenery', 'temporary_scenery', ...rocks]
}

export { obstacleOffers, type ObstacleOffer } from './offers'
export { readObstacles } from './read'
export { writeObstacles }
export { areObstacles }
export { traits, usual, type FreeObstacle } from './usual'
export { MOST_OBSTACLES } from '../../data/scenery'
