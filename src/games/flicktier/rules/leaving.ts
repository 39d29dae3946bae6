import { take, type Seat } from '../../kit'
import { BUG } from '../board'
import { endClaims } from '../powers/claim'
import type { G, State } from '../state'
import { takeBack } from './hand'
import { takeToken } from './hyperspace'
import { putAway } from './cards'
import { lastRound, nextAfter } from './ending'

/** Who leaves takes the dice along, the cards are discarded; structures stay and count for nobody. */
export function leaves({ s }: G, seat: Seat): void {
  const active = s.active
  const own = Object.keys(s.dice).filter((id) => s.dice[id]!.owner === seat)
  if (s.bug && (seat === 'surge' || own.includes(s.bug.die))) s.bug = null
  for (const id of own) {
    delete s.dice[id]
    if (active) delete active.aside[id]
  }
  s.table = take(s.table, ...own)
  layDownCards(s, seat)
  endClaims(s, seat)
  if (active?.seat !== seat) return
  breakOff(s)
  s.active = null
  lastRound(s, seat)
  s.next = nextAfter(s, seat)
}

function layDownCards(s: State, seat: Seat): void {
  const player = s.players[seat]!
  const played = s.active?.attack?.cards[seat]
  for (const card of [...player.hand, ...player.spent, ...(played ? [played] : [])]) putAway(s, card)
  if (played) delete s.active!.attack!.cards[seat]
  player.hand = []
  player.spent = []
}

/** What was begun is put back: somebody who was asked has left in the middle of it. */
export function breakOff(s: State): void {
  const active = s.active!
  if (active.attack) takeBack(s, active.attack)
  active.attack = null
  takeToken(s)
  active.move = null
  delete active.looking
  s.table = take({ ...s.table, ...active.aside }, BUG)
  active.aside = {}
}
