export { pathOf, SHOWN } from './path'
export { wedgeOf } from './wedge'
