import type { View } from '../../../match'

/** Only the weakest bot plays with newcomers, who are told what they may do. */
export const isCoached = ({ seats }: Pick<View, 'seats'>): boolean =>
  seats.some(({ player }) => player === 'cadet')

/** It has been coached to its end: one such match is enough. Who resigns has not seen it all. */
export const isLearnt = (view: Pick<View, 'seats' | 'ended'>): boolean =>
  isCoached(view) && view.ended?.how === 'rules'
