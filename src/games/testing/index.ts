export { turncoats } from './turncoats'
