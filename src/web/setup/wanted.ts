import {
  canonical,
  filled,
  seatsWith,
  wrongChoice,
  wrongValue,
  type AnyGame,
  type Choice,
  type Json,
  type Setup,
  type SetupSeat,
} from '../../games/kit'
import type { WantedMatch } from '../../match'
import { levelNamed } from '../../players/bots/levels'
import type { SetUp } from '../games/screen'
import { botName } from '../bots/level'

/** What somebody has chosen so far on the set-up page. */
export interface Wish {
  /** As values, or as the texts that are being written. */
  choices: Record<string, Json>
  /** Seat -> 'human' or a bot's level; a seat that is not named here is a person's. */
  players: Record<string, string>
  /** Seat -> name, where one was written. */
  names: Record<string, string>
}

/** Who plays that seat: 'human' or a bot's level. */
export const playerOf = ({ players }: Wish, seat: string): string => players[seat] ?? 'human'

/** How the page begins: everything as usual, two people at this screen. */
export const firstWish = (setup: Setup): Wish => ({
  choices: filled(setup.choices, {}),
  players: {},
  names: {},
})

/** With another choice made. Values that are still as proposed follow what was agreed on. */
export function withChoice({ choices: known }: Setup, wish: Wish, id: string, chosen: Json): Wish {
  const choices = { ...wish.choices, [id]: chosen }
  for (const { id: other, value } of known)
    if (value && other !== id && canonical(value.usual(wish.choices)) === canonical(wish.choices[other]))
      choices[other] = value.usual(choices)
  return { ...wish, choices }
}

/** The choices under headings, as the game groups them; no heading without a choice. */
type Groups = ReturnType<NonNullable<SetUp['groups']>>

export function groupsOf(setup: Setup, setUp: Pick<SetUp, 'groups'> = {}): Groups {
  const groups = setUp.groups?.(setup) ?? [{ title: 'The match', rows: [setup.choices] }]
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter((row) => row.length) }))
    .filter(({ rows }) => rows.length)
}

/** Why what was chosen cannot stay as it is, in the light of the other choices; null when it can. */
export const wrongOf = ({ choices }: Wish, choice: Choice): string | null =>
  wrongValue(choice, choices[choice.id]!, choices)

/** The first thing that is in the way of starting, or null. */
export function whyNotYet(game: AnyGame, setup: Setup, wish: Wish): string | null {
  const wrong = wrongChoice(setup.choices, wish.choices)
  if (wrong) return wrong
  const seats = seatsWith(setup, wish.choices)
  if (seats.every(({ id }) => playerOf(wish, id) !== 'human')) return 'One seat must be a person.'
  const begun = game.begin({ setup: setup.id, choices: wish.choices })
  return begun.ok ? null : begun.why
}

/** The match as the host is asked for it. `called`: what seats are called that nobody names. */
export function matchWanted(
  game: AnyGame,
  setup: Setup,
  wish: Wish,
  called: Readonly<Record<string, string>> = {},
): WantedMatch {
  const seats = seatsWith(setup, wish.choices)
  const bots = seats.map(({ id }) => [id, playerOf(wish, id)]).filter(([, player]) => player !== 'human')
  const nameOf = (seat: SetupSeat): string => {
    const level = levelNamed(playerOf(wish, seat.id))
    return level ? botName(level) : wish.names[seat.id]?.trim() || called[seat.id] || seat.name
  }
  return {
    game: game.id,
    setup: { setup: setup.id, choices: wish.choices },
    names: Object.fromEntries(seats.map((seat) => [seat.id, nameOf(seat)])),
    bots: Object.fromEntries(bots) as Record<string, string>,
    sameScreen: true,
  }
}
