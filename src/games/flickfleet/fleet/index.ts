/** Fleets bought for points: what there is, what it costs, what is legal, and fleets as texts. */
export { allOffers, buyable, catalogue, offerFor, type Offer } from './catalogue'
export { problems } from './check'
export { costOf, fullLoad, priceOf, taken } from './price'
export { affordable, randomFleet } from './random'
export { readFleet, type ReadFleet } from './read'
export type { Bought, Fleet, Problem, Supply, Terms } from './types'
export { usualFleet, usualPoints } from './usual'
export { writeFleet } from './write'
