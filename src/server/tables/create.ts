import { seatsWith, wrongChoice, type AnyGame, type Seat } from '../../games/kit'
import { startMatch, type Reply, type SeatName, type WantedMatch } from '../../match'
import { LEVELS, levelNamed } from '../../players/bots/levels'
import type { Refusal } from '../../table/types'
import { newChance, newMatchId } from '../ids'
import { refuse } from '../../table/refusal'
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
  const started = startMatch(game.found, shelf.tables, asked)
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
function seatsOf(game: AnyGame, { setup, names, bots = {} }: WantedMatch): Found<SeatName[]> {
  const found = game.setups.find(({ id }) => id === setup.setup)
  const unknown = found && wrongChoice(found.choices, setup.choices)
  if (unknown) return refuse(unknown)
  const wanted = found ? seatsWith(found, setup.choices).map(({ id }) => id) : []
  const nameless = wanted.find((seat) => !names[seat])
  if (nameless) return refuse(`A name for ${nameless} is missing.`)
  const wrong = wrongBots(game, wanted, bots)
  if (wrong) return refuse(wrong)
  const player = (seat: Seat): string => bots[seat] ?? 'human'
  return { ok: true, found: wanted.map((seat) => ({ seat, name: names[seat]!, player: player(seat) })) }
}

/** Why bots cannot play these seats, or null. */
function wrongBots(
  { name, bot }: AnyGame,
  seats: readonly Seat[],
  bots: Record<Seat, string>,
): string | null {
  const played = Object.entries(bots)
  if (played.length > 0 && !bot) return `Bots do not play ${name} yet.`
  const stranger = played.find(([seat]) => !seats.includes(seat))
  if (stranger) return `'${stranger[0]}' is no seat of this set-up. Its seats: ${seats.join(', ')}.`
  const unknown = played.find(([, level]) => !levelNamed(level))
  if (!unknown) return null
  return `There is no bot '${unknown[1]}'. There is: ${LEVELS.map(({ id }) => id).join(', ')}.`
}
