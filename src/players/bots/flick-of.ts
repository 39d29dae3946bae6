import type { FlickOption } from '../../games/kit'
import type { Aim, Flick } from '../../table/types'

const NO_SHAKE = [0, 0, 0, 0]

/** The flick of an option with an aim, to ask the table whether it is allowed. */
export const flickOf = ({ piece, surface, adds }: FlickOption, aim: Aim): Flick => ({
  piece,
  surface,
  aim,
  ...(adds ? { adds, shake: NO_SHAKE } : {}),
})
