import type { Saying, Seat, Shown } from '../kit'
import { box, nameOfResource } from './data'
import { dieName } from './names'
import { effectOf } from './rules/upgrade'
import type { Card, State } from './state'
import type { Id } from '../../table/types'

/** How often a card wins, both dice as they lie: against each of the values that are printed. */
export interface Odds {
  card: string
  name: string
  wins: number
  of: number
}

/** Every deck has the same combat sides. */
const PRINTED = box.bonuses.quantum

/** What the cards of a seat are worth in the attack that goes on; nothing where their values are covered. */
export function oddsOf(s: Shown<State>, seat: Seat): Odds[] {
  const attack = s.active?.attack
  if (!attack || !s.active || attack.die === '') return []
  if (seat !== s.active.seat && seat !== attack.defender) return []
  const played = attack.cards[seat]
  const mine = seat === s.active.seat ? attack.die : attack.target
  const theirs = mine === attack.die ? attack.target : attack.die
  const other = mine === attack.die ? attack.defender : s.active.seat
  const known = (played ? [played] : s.players[seat]!.hand).filter(({ bonus }) => bonus !== null)
  const beats = (total: number, value: number) => (mine === attack.die ? total >= value : total > value)
  return known.map((card) => {
    const total = faceOf(s, mine) + valueOf(s, seat, card)
    const against = PRINTED.map((bonus) => faceOf(s, theirs) + (other ? bonus + moreOf(s, other) : 0))
    const wins = against.filter((value) => beats(total, value)).length
    return {
      card: card.id,
      name: `${nameOfResource(card.resource)} +${card.bonus}`,
      wins,
      of: PRINTED.length,
    }
  })
}

const faceOf = (s: Shown<State>, die: Id): number => s.table[die]?.pose.up ?? 0

const moreOf = (s: Shown<State>, seat: Seat): number => effectOf(s, seat, 'combat_card_bonus')?.count ?? 0

const valueOf = (s: Shown<State>, seat: Seat, { bonus }: Shown<Card>): number => bonus! + moreOf(s, seat)

/** The same in sentences. */
export function oddsSays(s: Shown<State>, seat: Seat): Saying[] {
  const attack = s.active?.attack
  const odds = oddsOf(s, seat)
  if (!attack || odds.length === 0) return []
  const dice = `${dieName(s, attack.die)} against ${dieName(s, attack.target)}`
  return odds.map(({ name, wins, of }) => ({
    mark: 'Odds',
    say: `${dice}, if both faces stay: ${name} beats ${wins} of ${of} cards.`,
  }))
}
