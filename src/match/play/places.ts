import type { Ask, Option, Seat } from '../../games/kit'
import type { Rest } from '../../table/types'
import type { Table } from '../table'

/**
 * Fills in one legal pose for every placement, so that a keyboard, a bot and the fuzzer can always answer.
 */
export function withExamples(table: Table, rest: Rest, ask: Ask): Ask {
  const options = ask.options.map((option): Option => {
    if (option.how !== 'place') return option
    const { shape, where, piece, near } = option
    return { ...option, eg: table.tape(rest).example(shape, where, piece, near) }
  })
  return { ...ask, options }
}

/**
 * Nothing but a placement without any legal pose: the match answers 'nowhere' itself. In secret it does not:
 * an answer that comes at once would tell.
 */
export function nowhereToGo(asks: readonly Ask[]): { seat: Seat; id: string } | null {
  const [ask] = asks
  const [option] = ask?.options ?? []
  if (asks.length !== 1 || ask?.options.length !== 1 || ask.secret || option?.how !== 'place') return null
  return option.eg === 'nowhere' ? { seat: ask.seat, id: option.id } : null
}
