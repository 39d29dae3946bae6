import type { Id } from '../../../table/types'
import '../../../table/exact'
import '../../kit'
export type Turn = Id
