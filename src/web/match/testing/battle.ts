import { flickfleet } from '../../../games/flickfleet'
import type { AnyGame } from '../../../games/kit'
import { answer, type Answer, type Match, startMatch, type Tables, view, type View } from '../../../match'
import { bareTable } from '../../../match/testing/bare-table'
import { look } from '../../games/flickfleet/look'
import { openReach } from '../../../players/reach'
import { type GameLook, type Seen, see } from '../model/seen'

const NAMES = ['Ada', 'Ellie']

/** A battle at one screen, before its first answer. */
export function newBattle(
  choices: Record<string, string> = {},
  setupId = 'introductory',
  tables: Tables = bareTable,
): Match {
  const game: AnyGame = flickfleet
  const all = game.setups.find(({ id }) => id === setupId)!.seats(choices)
  const seats = all.map(({ id }, i) => ({ seat: id, name: NAMES[i]!, player: 'human' }))
  const chance = 'a secret for tests'
  const started = startMatch(game, tables, {
    setup: { setup: setupId, choices },
    seats,
    sameScreen: true,
    chance,
  })
  if (!started.ok) throw new Error(started.why)
  return started.match
}

/** Both sit here. */
export const lookedAt = (match: Match): View =>
  view(
    match,
    match.record.seats.map(({ seat }) => seat),
  )

/** Takes options by their ids, one question after another. */
export function take(match: Match, seat: string, ...ids: string[]): void {
  for (const id of ids) {
    const given: Answer = { n: lookedAt(match).prompt!.n, ids: [id] }
    const step = answer(match, seat, given)
    if (!step.ok) throw new Error(step.why)
  }
}

/** What the page knows of the game once it is fetched. */
export const measured: GameLook = { ...look, reach: openReach(await look.game.reach!()) }

/** As the page reads it. */
export const seenIn = (match: Match): Seen => see(lookedAt(match), measured)
