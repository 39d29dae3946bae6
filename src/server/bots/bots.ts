import { openOffer, outlook, promptNumber, seatsIn, type Match } from '../../match'
import { ADVISER, type Hint } from '../../players/bots/hint'
import { levelNamed, type Level } from '../../players/bots/levels'
import { acceptsDraw } from '../../players/bots/draw'
import type { Seat } from '../../games/kit'
import { newChance } from '../ids'
import type { BotPool, Thought } from './pool'

/** What a bot has to do in a match now; `n`: at which question. */
export type Duty =
  | { what: 'decide'; n: number; seat: Seat; level: Level }
  | { what: 'reply'; n: number; seat: Seat; how: 'accept' | 'decline' }

/** The first duty of a bot; null when only people are waited for. */
export function dutyOf(match: Match): Duty | null {
  return replyDue(match) ?? decisionDue(match)
}

/** A bot answers every offer of a draw at once; in its matches taking back is free. */
function replyDue(match: Match): Duty | null {
  const { journal, seats } = match.record
  const offer = openOffer(journal, seatsIn(match))
  const due = seats.filter(({ seat }) => seatsIn(match).includes(seat) && !offer?.accepted.includes(seat))
  const bot = offer && due.find(({ player }) => levelNamed(player))
  if (!bot || match.asks.length === 0) return null
  const accepts =
    offer.offer === 'take back' || acceptsDraw(match.game, match.table, outlook(match, bot.seat)!)
  return { what: 'reply', n: promptNumber(journal), seat: bot.seat, how: accepts ? 'accept' : 'decline' }
}

function decisionDue(match: Match): Duty | null {
  const ask = match.asks.find(
    ({ seat, extra }) => !extra && !match.record.pending[seat] && levelOf(match, seat),
  )
  if (!ask) return null
  const n = promptNumber(match.record.journal)
  return { what: 'decide', n, seat: ask.seat, level: levelOf(match, ask.seat)! }
}

const levelOf = ({ record }: Match, seat: Seat): Level | undefined =>
  levelNamed(record.seats.find((one) => one.seat === seat)?.player ?? '')

/** What the Ace would do for that seat: only in practice, which is every match against bots. */
export function adviceFor(pool: BotPool, match: Match, seat: Seat, client: string): Thought<Hint> | null {
  const practice = match.record.seats.some(({ player }) => levelNamed(player))
  if (!practice || !match.asks.some((ask) => ask.seat === seat)) return null
  const { hand, tries } = ADVISER
  const seen = outlook(match, seat)!
  return pool.advise({ game: match.game.id, outlook: seen, hand, tries, seed: newChance() }, client)
}

/** Starts thinking about a decision. */
export const startThinking = (
  pool: BotPool,
  match: Match,
  { seat, level }: Extract<Duty, { what: 'decide' }>,
  client: string,
): Thought =>
  pool.think(
    {
      game: match.game.id,
      outlook: outlook(match, seat)!,
      hand: level.hand,
      tries: level.tries,
      seed: newChance(),
    },
    client,
  )
