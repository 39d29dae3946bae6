import type { FlickOption } from '../../../games/kit'
import type { Board, Shape } from '../../../table/types'
import { speedToCarry } from '../carry'

/** The speed of a strength from 0 to 100, whole mm/s. */
export const speedAt = ({ min, max }: FlickOption, strength: number): number =>
  Math.round(min + ((max - min) * strength) / 100)

/** The speed that carries a shape about so far, mm; as near to it as the option allows. */
export const speedFor = ({ min, max }: FlickOption, shape: Shape, mm: number, mat?: Board['mat']): number =>
  Math.min(max, Math.max(min, Math.round(speedToCarry(shape, mm, mat))))
