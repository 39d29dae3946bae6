/** Dice: their bodies, how they lie and what they show. */
export { DICE } from './dice'
export { BEVEL } from './die'
export type { Die } from './die'
export { type Facing, lying, shown, spread } from './facing'
export { squared } from './sides'
