import { DEGREES } from '../../../table/exact'
import { DIE_PUSH } from '../../../table/settings'
import type { DieName } from '../../../table/types'

/** The sum of two even numbers from 0 to 1 strays by this much: the root of a sixth. */
const DEVIATION = Math.sqrt(1 / 6)

/**
 * Half the angle of the wedge in which a die starts, degrees: two standard deviations of the scatter that the
 * table itself plays with.
 */
export const wedgeOf = (die: DieName): number => 2 * DEVIATION * DIE_PUSH.scatter[die] * DEGREES
