export { createTape } from './tape'
