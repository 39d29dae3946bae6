import { button, log, type Script, type Seat } from '../../kit'
import { missionOf } from '../data'
import { missionTitle, nameOf } from '../names'
import type { G, State } from '../state'
import type { Power } from './power'

/** A token on an open Deliver mission keeps the others off it for a round (004:209). */
export const claim: Power = {
  free(g, seat) {
    const { row, claimed, players } = g.s
    if (players[seat]!.claims === 0) return []
    return row
      .filter((id) => missionOf(id).kind === 'deliver' && claimed[id] === undefined)
      .map((id) =>
        button(
          { id: `claim:${id}`, verb: 'claim', say: ['Claim', missionTitle(id)], of: { thing: id } },
          () => layClaim(g, seat, id),
        ),
      )
  },
}

export function* layClaim({ s }: G, seat: Seat, id: string): Script {
  s.players[seat]!.claims -= 1
  s.claimed[id] = seat
  log(s, `${nameOf(seat)} lays a claim on ${missionTitle(id)}.`, { is: 'claims', piece: '' })
}

/** When it is its owner's turn again the token leaves the game (004:209). */
export function endClaims({ claimed }: State, seat: Seat): void {
  for (const id of Object.keys(claimed)) if (claimed[id] === seat) delete claimed[id]
}
