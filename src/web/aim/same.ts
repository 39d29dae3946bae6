import type { Aiming } from '../../players/human'

/** Aims that flick alike: nothing needs to be written. */
export const isSame = (a: Aiming, b: Aiming): boolean =>
  a.bearing === b.bearing && a.strength === b.strength && a.at === b.at
