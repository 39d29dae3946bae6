import type { AnyGame, Seat } from '../../games/kit'
import { startMatch, type Reply, type SeatName, type WantedMatch } from '../../match'
import type { Refusal } from '../../table/types'
import { newChance, newMatchId } from '../ids'
import { refuse } from '../refusal'
import type { Shelf } from '../shelf'
import type { MatchStore } from '../storage/store'
import { standingOf } from './standing'

/** Starts a match and stores it. */
export async function create(
  shelf: Shelf,
  store: MatchStore,
  wanted: WantedMatch,
): Promise<Reply<{ id: string }>> {
  const game = gameOf(shelf, wanted)
  if (!game.ok) return game
  const seats = seatsOf(game.found, wanted)
  if (!seats.ok) return seats
  const { setup, sameScreen } = wanted
  const asked = { setup, sameScreen, seats: seats.found, chance: newChance() }
  const started = startMatch(game.found, shelf.tableOf(game.found), asked)
  if (!started.ok) return started
  const { match, change } = started
  const id = newMatchId()
  await store.create(id, match.record, change, standingOf(match, change))
  return { ok: true, id }
}

type Found<T> = { ok: true; found: T } | Refusal

function gameOf({ games }: Shelf, { game }: WantedMatch): Found<AnyGame> {
  const found = games.find(({ id }) => id === game)
  if (found) return { ok: true, found }
  return refuse(`There is no game '${game}'. There is: ${games.map(({ id }) => id).join(', ')}.`)
}

/** The seats of the set-up with their names; of an unknown set-up none, which the match then refuses. */
function seatsOf({ setups }: AnyGame, { setup, names }: WantedMatch): Found<SeatName[]> {
  const wanted = setups.find(({ id }) => id === setup.setup)?.seats.map(({ id }) => id) ?? []
  const nameless = wanted.find((seat) => !names[seat])
  if (nameless) return refuse(`A name for ${nameless} is missing.`)
  return { ok: true, found: wanted.map((seat: Seat) => ({ seat, name: names[seat]!, player: 'human' })) }
}
