import {
  button,
  choose,
  exit,
  log,
  menu,
  pick,
  together,
  touches,
  type Entry,
  type Flicked,
  type Script,
  type Seat,
} from '../../kit'
import { box } from '../data'
import { cardOfPlayer, takeBack } from './hand'
import { layToken, takeToken } from './hyperspace'
import { dieName, nameOf } from '../names'
import type { Attacking, G, State } from '../state'
import { fight } from './combat'
import { moved, restore } from './disturbed'
import { asideEntries, flickEntry } from './flick'
import { keepOrAgain, reflicks } from './again'
import { retreat } from './retreat'
import { fleetOf, holderOf, isOn } from './ships'
import { homeOf } from '../begin'
import type { Id, Tape } from '../../../table/types'

/** Dice of others that may be attacked, from any distance (004:76). */
export const targetsOf = (s: State, tape: Tape, seat: Seat): Id[] =>
  Object.keys(s.dice).filter(
    (id) => s.table[id] && holderOf(s, id) !== seat && !(s.safeHomes && isOn(tape, id, homeOf(s, id))),
  )

/** Without a card in hand nobody attacks (004:80). */
export function attackEntries(g: G, seat: Seat): Entry[] {
  const { s, tape } = g
  const [own, targets] = [fleetOf(s, seat), targetsOf(s, tape, seat)]
  if (s.players[seat]!.hand.length === 0 || own.length === 0 || targets.length === 0) return []
  return [
    button({ id: 'attack', verb: 'attack', say: ['Attack', 'with one of your dice'] }, () => attack(g, seat)),
  ]
}

/** Dice are named, cards played, the die is flicked; one of three things comes of it (004:76-91). */
export function* attack(g: G, seat: Seat): Script {
  const { s } = g
  s.active!.done.push('attack')
  yield* declare(g, seat)
  yield* playCards(g, seat)
  layToken(s)
  const why = `${nameOf(seat)} attacks ${dieName(s, s.active!.attack!.target)}.`
  yield* menu(
    g,
    () => ({
      key: 'attack',
      seat,
      why,
      say: 'Flick your die into its target, so softly that it stays near.',
      hint: 'Pushed on farther than the Hyperspace token is long, the target gets away.',
      rule: '004:84 Attack',
    }),
    () => shots(g, seat),
  )
  takeToken(s)
  takeBack(s, s.active!.attack!)
  s.active!.attack = null
}

/** Which die attacks which (004:76). */
export function* declare(g: G, seat: Seat): Script {
  const { s, tape } = g
  const options = (verb: string, short: string, ids: Id[]) =>
    ids.map((id) => choose({ id, verb, say: [short, dieName(s, id)], of: { piece: id } }))
  const rule = '004:76 Attack'
  const die = yield* pick(
    { key: 'attacker', seat, why: `${nameOf(seat)} attacks.`, say: 'Choose the die to attack with.', rule },
    options('attacker', 'With', fleetOf(s, seat)),
  )
  const why = `${nameOf(seat)} attacks with ${dieName(s, die)}.`
  const target = yield* pick(
    { key: 'target', seat, why, say: 'Choose the die to attack.', rule },
    options('target', 'Attack', targetsOf(s, tape, seat)),
  )
  const holder = holderOf(s, target)
  const defender = s.seats.includes(holder) ? holder : null
  s.active!.attack = { die, target, defender, cards: {}, again: reflicks(s, seat, 'attack') }
  log(s, `${nameOf(seat)} attacks ${dieName(s, target)} with ${dieName(s, die)}.`, {
    is: 'attacks',
    piece: target,
    by: die,
  })
}

/** The attacker plays a card face down, the defender may; nobody knows the other's (004:80). */
export function* playCards(g: G, seat: Seat): Script {
  const { s } = g
  const { defender } = s.active!.attack!
  const why = `${nameOf(seat)} attacks: cards are played.`
  const mine = { seat, say: 'Play a card face down.', options: s.players[seat]!.hand.map(cardOfPlayer(seat)) }
  const asks = defender && s.players[defender]!.hand.length > 0 ? [mine, defence(s, defender)] : [mine]
  const answers = yield* together('cards', why, asks)
  for (const [by, ids] of Object.entries(answers)) layCard(s, by, ids[0])
}

const defence = (s: State, seat: Seat) => ({
  seat,
  say: 'You are attacked: play a card face down, or none.',
  options: [
    ...s.players[seat]!.hand.map(cardOfPlayer(seat)),
    choose({ id: 'none', verb: 'none', say: 'Play none' }),
  ],
})

/** A card lies face down in front of its player until the attack is over. */
function layCard(s: State, seat: Seat, id: string | undefined): void {
  const player = s.players[seat]!
  const card = player.hand.find((one) => one.id === id)
  if (!card) return
  player.hand = player.hand.filter((one) => one !== card)
  s.active!.attack!.cards[seat] = card
}

function shots(g: G, seat: Seat): Entry[] {
  const { die, target } = g.s.active!.attack!
  if (!g.s.dice[target] || die === '') return []
  return [flickEntry(g, die, (flick) => shot(g, seat, flick), [target]), ...asideEntries(g, [die], target)]
}

/** A hit that stays within the token's length is fought out, a longer way is a retreat, else it is a miss. */
export function* shot(g: G, seat: Seat, flick: Flicked): Script {
  const { s } = g
  const attack = s.active!.attack!
  const { die, target } = attack
  const last = attack.again ? yield* keepOrAgain(g, seat, die, flick, attack) : flick
  const hit = target in s.dice && touches(last.result, die).includes(target)
  const far = hit && moved(last.before, last.result, target) > box.hyperspace.length
  restore(g, last, ...(hit ? [die, target] : [die]))
  if (exit(last.result, die)) log(s, `${dieName(s, die)} leaves the table.`, { is: 'off', piece: die })
  attack.die = ''
  if (!hit) miss(g, die, attack)
  else if (far) yield* retreat(g, die, attack)
  else yield* fight(g, seat, die, attack)
}

/** The cards go back into the hands, still covered (004:91). */
export function miss({ s }: G, die: Id, attack: Attacking): void {
  takeBack(s, attack)
  if (!s.dice[attack.target]) return
  log(s, `${dieName(s, die)} misses ${dieName(s, attack.target)}.`, {
    is: 'misses',
    piece: attack.target,
    by: die,
  })
}
