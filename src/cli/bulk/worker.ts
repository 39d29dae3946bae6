import { ended } from '../../match'
import { random } from '../../table/exact'
import { gameNamed } from '../file'
import { playOut } from '../play/drive'
import { newMatch } from '../play/new-match'
import { countsOf, firstToAct } from '../play/counts'
import { realTables } from '../real-tables'
import { threadSeconds } from './cpu'
import type { MatchLine, Order } from './line'

const tables = realTables()

/** Plays one match in a thread of its own. */
export default async function playOrder(order: Order): Promise<MatchLine> {
  const game = gameNamed(order.game)
  const match = newMatch(game, await tables, order)
  const began = threadSeconds()
  playOut(match, random(`player ${order.seed}`))
  const seconds = Math.round(1000 * (threadSeconds() - began)) / 1000
  const { winners, draw, how } = ended(match)!
  return {
    ...order,
    winners,
    ...(draw ? { draw } : {}),
    seats: match.record.seats.map(({ seat }) => seat),
    how,
    first: firstToAct(match),
    ...countsOf(match),
    seconds,
  }
}
