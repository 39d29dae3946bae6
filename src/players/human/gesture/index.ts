/** What a hand does on the screen becomes an aim. Samples in, values out: no page, no clock. */
export {
  type Confirm,
  heldShare,
  HOLD,
  type Occasion,
  pressSends,
  usualConfirm,
} from './confirm'
export { farOf, type Reach, reachOf, strengthOf } from './curve'
export { CANCELLED, type Interruption, sayInterrupted } from './interruptions'
export type { Lens } from './lens'
export { OFF, type Smoothing, STRONG, USUAL } from './one-euro'
export { centreOf, inRing, type Pull, type PullSetup } from './moment'
export { type Polar, polarOf, polarPoint } from './polar'
export { pullAgain, pulledTo, pullFinely, pullFrom, pullOn, wheeled } from './pull'
export { type Ending, released } from './release'
export { apart, type Pointing, type Px, type Sample } from './sample'
export { type Shown, shownAt } from './shown'
export { fingerFor, GAIN, shareOf, speedOf } from './speed'
export { struckAim, type StruckAim, struckOutline } from './struck'
export { type Struck, type Swipe, swipeFrom, type Swiping, swipeOn, trailOf, whyMissed } from './swipe'
