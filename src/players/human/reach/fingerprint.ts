import { dieSurface, flickfleet, shipShapes, surfaceOf } from '../../../games/flickfleet'
import { canonical } from '../../../games/kit'
import { DICE } from '../../../table/dice'
import { digest, utf8 } from '../../../table/exact'
import { PAIRS } from '../../../table/materials'
import * as settings from '../../../table/settings'

/** Every shape of the game that is flicked, and how it may be pushed. */
export const pushes = Object.entries(flickfleet.board.shapes)
  .filter(([shape, body]) => body.form === 'die' || shipShapes.includes(shape))
  .map(([shape, body]) => ({ shape, body, push: body.form === 'die' ? dieSurface : surfaceOf(shape) }))

/** A hash over all that says how far a piece goes: materials, settings, dice, and how each may be pushed. */
export const fingerprint = (): string =>
  digest(utf8(canonical({ pairs: PAIRS, settings: { ...settings }, dice: DICE, pushes })))
