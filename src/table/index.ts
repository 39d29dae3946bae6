/** The table, as others see it. */
export * from './aim'
export * from './exact'
export { BadFlick } from './refusal'
export { createTape } from './tape'
export * from './types'
