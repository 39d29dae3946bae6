import type { Choice, Choices } from '../../../kit'
import type { Scenario } from '../../data/types'
import type { Thing } from '../../state'
import { readObstacles } from './read'
import { freeThings } from './things'
import type { FreeObstacle } from './usual'
import { randomObstacles } from './write'

/** 001:179  Obstacles that the players of a fair battle agree on, as a text. */
const OBSTACLES: Choice = {
  id: 'obstacles',
  say: 'Obstacles',
  hint:
    'For example: moon, coin, coin static permanent. ' +
    'With obstacles the side that goes second picks its edge.',
  text: {
    usual: () => '',
    wrong(text) {
      const read = readObstacles(text)
      return read.ok ? null : read.why
    },
    random: randomObstacles,
  },
}

/** Only where fleets are bought is anything free to agree on. */
export const obstacleChoices = ({ modules }: Scenario): Choice[] =>
  modules.includes('point_buy') ? [OBSTACLES] : []

/** What was agreed on; the text holds nothing wrong. */
function agreed({ obstacles: text = '' }: Choices): FreeObstacle[] {
  const read = readObstacles(text)
  return read.ok ? read.obstacles : []
}

/** The obstacles that are still to be placed, with ids after those of the scenario. */
export const obstaclesToPlace = (choices: Choices, scenery: readonly Thing[]): Thing[] =>
  freeThings(agreed(choices), scenery.length)

/** The words of the modules that they need. */
export const obstacleModules = (choices: Choices): string[] =>
  agreed(choices).length > 0 ? ['free_obstacles', 'permanent_scenery', 'temporary_scenery'] : []

export { obstacleOffers, type ObstacleOffer } from './offers'
export { readObstacles } from './read'
export { writeObstacles } from './write'
export { usual, type FreeObstacle } from './usual'
export { MOST_OBSTACLES } from '../../data/scenery'
