import { button, choose, log, pick, type Script, type Seat } from '../../kit'
import { nameOfResource, RESOURCES, type Resource } from '../data'
import { nameOf } from '../names'
import { cardOption, cardsOf, discard, draw } from '../rules/cards'
import { shipsOn } from '../rules/ships'
import type { G } from '../state'
import type { Power } from './power'

const hasShipAtWarehouse = ({ s, tape }: G, seat: Seat): boolean =>
  s.players[seat]!.structures.some(
    ({ is, planet }) => is === 'warehouse' && shipsOn(s, tape, seat, planet).length > 0,
  )

/** With a ship beside a warehouse one card is given for another (004:207); once a turn (house, FT-20). */
export const trade: Power = {
  free(g, seat) {
    const { s } = g
    if (s.active!.free.includes('trade') || cardsOf(s.players[seat]!).length === 0) return []
    if (!hasShipAtWarehouse(g, seat)) return []
    return [
      button({ id: 'trade', verb: 'trade', say: ['Trade', 'a card for another'] }, () => traded(g, seat)),
    ]
  },
}

export function* traded(g: G, seat: Seat): Script {
  const { s } = g
  s.active!.free.push('trade')
  const rule = '004:207 The Korivali Trade Federation'
  const cards = cardsOf(s.players[seat]!).map(cardOption('give', 'Give'))
  const given = yield* pick({ key: 'give', seat, why: `${nameOf(seat)} trades a card.`, rule }, cards)
  discard(s, seat, [given])
  const wants = RESOURCES.map((id) =>
    choose({ id, verb: 'take', say: ['Take', nameOfResource(id)], of: { thing: id } }),
  )
  const wanted = yield* pick({ key: 'take', seat, why: `${nameOf(seat)} takes a card.`, rule }, wants)
  yield* draw(g, seat, wanted as Resource)
  log(s, `${nameOf(seat)} trades a card for ${nameOfResource(wanted as Resource)}.`, {
    is: 'trades',
    piece: '',
  })
}
