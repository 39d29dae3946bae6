import { discsOf } from './begin'
import { DIE, POT, type State } from './state'

/** What must always hold, in sentences where it does not. */
export const faults = (s: State): string[] => [
  ...(s.table[POT] && s.table[DIE] ? [] : ['The pot or the die is not on the table.']),
  ...s.seats.flatMap((seat) => faultsOf(s, seat)),
]

function faultsOf(s: State, seat: string): string[] {
  const ids = [...s.hands[seat]!, ...s.laid[seat]!].map(({ id }) => id)
  const wrong = new Set(ids).size !== ids.length || (s.dealt && ids.length !== s.rounds)
  const unseen = discsOf(seat).filter((id) => s.table[id] && ![1, 2].includes(s.table[id].pose.up ?? 0))
  return [
    ...(wrong ? [`${seat} has the cards ${ids.join(', ')}.`] : []),
    ...unseen.map((id) => `${id} shows no side.`),
  ]
}
