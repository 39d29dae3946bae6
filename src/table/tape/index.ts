export { createTape } from './tape'
export { rememberingTape } from './remembering'
