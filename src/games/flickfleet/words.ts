import { modules } from './modules'
import type { Words } from './rules/tell'
import { words as base } from './rules/words'

/** All that the log can tell of, played or not. */
export const words: Words = Object.assign({}, base, ...modules.map((module) => module.words ?? {}))
