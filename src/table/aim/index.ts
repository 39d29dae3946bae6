/** What may be flicked and how: pure geometry for the screen, bots and the match, without the engine. */
export { checkAim } from './check'
export { type Contact, contact, litLength } from './contact'
export { startInset } from './inset'
export { SPEED } from './numbers'
export { BESIDE } from './push'
export { putDown } from './room'
