import type { AskedOption } from '../../match/model/seen'

/** What is chosen from several at once stands beside its question; all else in its player's panel. */
export const isInPanel = ({ ask }: AskedOption): boolean => !(ask.take && ask.take[1] > 1)
