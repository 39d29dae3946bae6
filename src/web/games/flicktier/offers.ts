import { type AskedOption, takesSeveral } from '../../match/model/seen'

/** What is ticked stands beside its question; all else in its player's panel. */
export const isInPanel = ({ ask }: AskedOption): boolean => !takesSeveral(ask)
