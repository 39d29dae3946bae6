import {
  amount,
  button,
  choose,
  end,
  log,
  menu,
  pick,
  put,
  type Entry,
  type Flicked,
  type Script,
  type Seat,
} from '../../kit'
import { board } from '../data'
import { dieName, nameOf } from '../names'
import { freeEntries } from '../powers'
import type { G, State } from '../state'
import { keepOrAgain, reflicks } from './again'
import { restore } from './disturbed'
import { asideEntries, flickEntry } from './flick'
import { fleetOf, homePlanet, isOn } from './ships'
import { effectOf } from './upgrade'
import type { Id } from '../../../table/types'

/** One die twice, or two dice once each: two flicks, and one more with the upgrade (004:66, 137). */
export const flicksOf = (s: State, seat: Seat): number =>
  2 + (effectOf(s, seat, 'extra_flick_per_move')?.count ?? 0)

export const moveEntries = (g: G, seat: Seat): Entry[] =>
  fleetOf(g.s, seat).length === 0
    ? []
    : [
        button({ id: 'move', verb: 'move', say: ['Move', `${flicksOf(g.s, seat)} flicks`] }, () =>
          move(g, seat),
        ),
      ]

/** The flicks of a Move, with free actions between them; it is not split (004:66-72). */
export function* move(g: G, seat: Seat): Script {
  const { s } = g
  s.active!.done.push('move')
  s.active!.move = { left: flicksOf(s, seat), again: reflicks(s, seat, 'move'), turned: [] }
  const left = () => `${amount(s.active!.move?.left ?? 0, 'flick')} left`
  yield* menu(
    g,
    () => ({
      key: 'move',
      seat,
      why: `${nameOf(seat)} moves: ${left()}.`,
      say: `Flick any of your dice: ${left()}.`,
      rule: '004:66 Move',
    }),
    () => moveMenu(g, seat),
  )
  putBack(s)
  s.active!.move = null
}

/** Nothing stays aside when the flick that it made room for never came. */
function putBack(s: State): void {
  s.table = { ...s.table, ...s.active!.aside }
  s.active!.aside = {}
}

function moveMenu(g: G, seat: Seat): Entry[] {
  const { s } = g
  if (s.active!.move!.left === 0) return []
  const own = fleetOf(s, seat)
  return [
    ...own.map((die) => flickEntry(g, die, (flick) => moved(g, seat, die, flick), landings(g, die))),
    ...turnEntry(g, seat),
    ...asideEntries(g, own),
    ...freeEntries(g, seat),
    end({ id: 'end-move', verb: 'end', say: 'Flick no more' }),
  ]
}

/** Where a die may be meant to land: planets and explore spaces that it is not on. */
const landings = ({ tape }: G, die: Id): Id[] =>
  [...board.planets, ...board.spaces].map(({ id }) => id).filter((id) => !isOn(tape, die, id))

/** On its owner's home a die may show any side (004:68, FT-03), once in a Move. */
function turnEntry(g: G, seat: Seat): Entry[] {
  const { s, tape } = g
  const home = fleetOf(s, seat).filter(
    (die) =>
      !s.active!.move!.turned.includes(die) &&
      s.dice[die]!.owner === seat &&
      isOn(tape, die, homePlanet(seat)),
  )
  if (home.length === 0) return []
  return [button({ id: 'turn', verb: 'turn', say: ['Turn', 'a die at home'] }, () => turnDie(g, seat, home))]
}

export function* turnDie({ s }: G, seat: Seat, home: readonly Id[]): Script {
  const dice = home.map((id) =>
    choose({ id, verb: 'turn', say: ['Turn', dieName(s, id)], of: { piece: id } }),
  )
  const turns = `${nameOf(seat)} turns a die.`
  const die = yield* pick(
    { key: 'turn-die', seat, why: turns, say: 'Choose the die to turn.', rule: '004:68 Move' },
    dice,
  )
  const faces = Array.from({ length: s.dice[die]!.sides }, (_, i) => String(s.dice[die]!.sides - i))
  const options = faces.map((id) =>
    choose({ id: `face:${id}`, verb: 'face', say: ['Show', id], of: { piece: die, thing: id } }),
  )
  const question = {
    key: 'face',
    seat,
    why: `${nameOf(seat)} turns ${dieName(s, die)}.`,
    say: `Choose what ${dieName(s, die)} shows.`,
    rule: '004:68 Move',
  }
  s.active!.move!.turned.push(die)
  const up = Number((yield* pick(question, options)).slice('face:'.length))
  s.table = put(s.table, die, { ...s.table[die]!, pose: { ...s.table[die]!.pose, up } })
}

/** After a flick: perhaps once more, then whatever was struck goes back (004:70). */
export function* moved(g: G, seat: Seat, die: Id, flick: Flicked): Script {
  const { s } = g
  const moving = s.active!.move!
  const last = moving.again ? yield* keepOrAgain(g, seat, die, flick, moving) : flick
  moving.left -= 1
  restore(g, last, die)
  log(s, sayMoved(g, die), { is: s.table[die] ? 'moves' : 'off', piece: die })
}

function sayMoved({ s }: G, die: Id): string {
  const name = dieName(s, die)
  const up = s.table[die]?.pose.up
  return up === undefined ? `${name} leaves the table.` : `${name} comes to rest and shows ${up}.`
}
