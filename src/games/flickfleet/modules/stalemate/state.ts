import { slice } from '../../rules/slice'

export interface Stalemate {
  /** Full rounds in a row in which nothing was lost (D-57a). */
  quietRounds: number
  /** The round that is played is none of them. */
  loud: boolean
}

export const begin = (): Stalemate => ({ quietRounds: 0, loud: false })
export const own = slice<Stalemate>('stalemate')
