import type { tape } from '../../../table/tape'
export type Tape = typeof tape
