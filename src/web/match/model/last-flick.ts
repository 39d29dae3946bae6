import type { LogLine } from '../../../match'
import type { Seen } from './seen'

/** What became of the last flick, until something else is done; null: nothing to tell. */
export function lastFlick({ view, game }: Pick<Seen, 'view' | 'game'>): LogLine | null {
  const last = view.log.at(-1)
  const told = view.log.filter(({ n, about }) => n === last?.n && isFlick(game, about?.is))
  return told.at(-1) ?? null
}

const isFlick = ({ words = {} }: Seen['game'], is: string | undefined): boolean => {
  const motion = is === undefined ? undefined : words[is]?.motion
  return motion === 'die' || motion === 'piece'
}
