import type { View } from '../../match'

/** Against bots one may ask for help, as long as it is played. */
export const isPractice = ({ seats, ended }: Pick<View, 'seats' | 'ended'>): boolean =>
  !ended && seats.some(({ player }) => player !== 'human')
