import { button, choose, listed, log, several, type Entry, type Script, type Seat } from '../../kit'
import { dieName, nameOf } from '../names'
import type { G, State } from '../state'
import { homePlanet, isOn, sendHome } from './ships'
import type { Id, Tape } from '../../../table/types'

/** One's own dice that are not at home: on the board, off it, or with the bug on them (004:143-145). */
export const awayOf = (s: State, tape: Tape, seat: Seat): Id[] =>
  Object.keys(s.dice).filter(
    (id) =>
      s.dice[id]!.owner === seat && (!s.table[id] || s.bug?.die === id || !isOn(tape, id, homePlanet(seat))),
  )

export const returnEntries = (g: G, seat: Seat): Entry[] =>
  awayOf(g.s, g.tape, seat).length === 0
    ? []
    : [
        button({ id: 'return', verb: 'return', say: ['Return', 'dice to your home'] }, () =>
          bringBack(g, seat),
        ),
      ]

/** Any number of one's dice go home, which also takes the bug off them (004:143-145). */
export function* bringBack(g: G, seat: Seat): Script {
  const { s, tape } = g
  s.active!.done.push('return')
  const away = awayOf(s, tape, seat)
  const options = away.map((id) =>
    choose({ id, verb: 'bring', say: ['Bring home', dieName(s, id)], of: { piece: id } }),
  )
  const question = {
    key: 'return',
    seat,
    why: `${nameOf(seat)} returns dice.`,
    say: 'Choose the dice to bring home.',
    rule: '004:143 Return',
  }
  const chosen = away.length === 1 ? away : yield* several(question, options, [1, away.length])
  for (const id of chosen) sendHome(g, id)
  const names = listed(chosen.map((id) => dieName(s, id)))
  log(s, `${nameOf(seat)} brings ${names} home.`, { is: 'returns', piece: chosen[0]! })
}
