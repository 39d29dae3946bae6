import { choose, log, pick, reveal, type Script, type Seat } from '../../kit'
import { RAIDER } from '../begin'
import { dieName, inText, nameOf } from '../names'
import { refugesOf } from '../powers'
import type { Attacking, Card, G, State } from '../state'
import { trigger } from './ending'
import { holderOf, sendHome } from './ships'
import { effectOf } from './upgrade'
import type { Id } from '../../../table/types'

/** Face and card together, the higher total wins; the attacker wins ties (004:86). */
export function* fight(g: G, seat: Seat, die: Id, attack: Attacking): Script {
  const { s } = g
  const { target, defender } = attack
  yield* turnUp(g, attack)
  const mine = strength(s, die, seat, attack.cards[seat])
  const theirs = strength(s, target, defender, defender ? attack.cards[defender] : undefined)
  spend(s, attack)
  const wins = mine >= theirs
  const [winner, loser] = wins ? [die, target] : [target, die]
  const say = sayFight(s, [die, mine], [target, theirs], wins ? seat : (defender ?? RAIDER))
  log(s, say, { is: wins ? 'wins' : 'loses', piece: loser, by: winner, value: mine })
  if (wins) winToken(g, seat)
  yield* beaten(g, loser)
}

const sayFight = (
  s: State,
  [one, mine]: [Id, number],
  [other, theirs]: [Id, number],
  winner: string,
): string => `${dieName(s, one)} has ${mine}, ${dieName(s, other)} ${theirs}: ${inText(winner)} wins.`

/** Both cards are turned over for everybody. */
function* turnUp(g: G, attack: Attacking): Script {
  for (const [seat, card] of Object.entries(attack.cards)) {
    card.bonus = yield* reveal('turn-up', `${nameOf(seat)}'s card is turned over.`, card.bonus, ...g.s.seats)
  }
}

/** The face that lies up after the flick, off the table none (house), and the card with what adds to it. */
export function strength(s: State, die: Id, seat: Seat | null, card: Card | undefined): number {
  const face = s.table[die]?.pose.up ?? 0
  if (!card) return face
  const more = seat ? (effectOf(s, seat, 'combat_card_bonus')?.count ?? 0) : 0
  return face + card.bonus.is + more
}

/** Played cards stay in front: they pay, and fight no more (004:88). */
function spend(s: State, attack: Attacking): void {
  for (const [seat, card] of Object.entries(attack.cards)) s.players[seat]!.spent.push(card)
  attack.cards = {}
}

/** The loser goes home, or where a power lets it go instead (004:86). */
export function* beaten(g: G, die: Id): Script {
  const { s } = g
  const owner = holderOf(s, die)
  const others = s.dice[die]!.owner === owner ? refugesOf(g, owner, die) : []
  if (others.length === 0) return sendHome(g, die)
  const options = [
    choose({ id: 'home', verb: 'home', say: ['Home', dieName(s, die)], of: { piece: die } }),
    ...others.map(({ option }) => option),
  ]
  const why = `${nameOf(owner)} has lost ${dieName(s, die)}.`
  const chosen = yield* pick({ key: 'beaten', seat: owner, why, rule: '004:191 The Noxian Empire' }, options)
  const refuge = others.find(({ option }) => option.id === chosen)
  if (refuge) refuge.go()
  else sendHome(g, die)
}

/** Only attackers take a token, as long as there are any (004:89, FT-13); the last one brings the end. */
export function winToken({ s }: G, seat: Seat): void {
  if (s.points === 0) return
  s.points -= 1
  s.players[seat]!.wins += 1
  log(s, `${nameOf(seat)} takes a point token.`, { is: 'token', piece: '' })
  if (s.points === 0) trigger(s, 'points')
}
