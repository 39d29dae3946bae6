import { seatsWith, type AnyGame, type Choices, type Setup } from '../../games/kit'
import { ended, sayResult, type Match } from '../../match'
import { random } from '../../table/exact'
import { playMany } from '../bulk/many'
import { noRest, text, whole, UsageError, type Command, type Given } from '../command'
import { GAME, gameIn, setupNamed, writeJson } from '../file'
import { PLAYERS, playOut } from '../play/drive'
import { countsOf } from '../play/counts'
import { newMatch, type Wanted } from '../play/new-match'
import { realTables } from '../real-tables'

export const play: Command = {
  name: 'play',
  summary: 'plays a whole match on the real table; the same seed plays the same match',
  options: {
    game: GAME,
    setup: { type: 'string', takes: 'SETUP', about: 'the first of the game' },
    choices: {
      type: 'string',
      takes: 'K=V,...',
      about: 'choices of the set-up: "placing=by hand,south=uprising: destroyer, fighter"',
    },
    seats: {
      type: 'string',
      takes: 'P,P',
      about: `a player for each seat: ${PLAYERS.join(', ')}; all random`,
    },
    seed: { type: 'string', takes: 'N', about: '1' },
    matches: {
      type: 'string',
      takes: 'N',
      about: '1; of more, each is a line of JSON, and the win shares follow',
    },
    workers: { type: 'string', takes: 'N', about: 'matches played side by side: 2' },
    out: { type: 'string', takes: 'FILE', about: 'where the match goes, or the lines of many' },
    json: { type: 'boolean', about: 'the result as one line of JSON' },
  },
  async run(given) {
    noRest(given)
    const game = gameIn(given)
    const setup = setupNamed(game, text(given, 'setup', ''))
    const choices = choicesOf(given)
    const players = text(given, 'seats', '').split(',').filter(Boolean)
    const wanted = { setup: setup.id, choices, players: players.length ? players : anybody(setup, choices) }
    const [seed, out, matches] = [
      whole(given, 'seed', 1),
      text(given, 'out', ''),
      whole(given, 'matches', 1, 1),
    ]
    if (matches > 1)
      await playMany({ game, ...wanted, seed, out, matches, workers: whole(given, 'workers', 2, 1) })
    else await playOne(game, { ...wanted, seed: String(seed) }, out, given.values['json'] === true)
    return 0
  },
}

/** Chance for every seat; choices that are wrong are told when the match is made. */
const anybody = (setup: Setup, choices: Choices): string[] => seatsWith(setup, choices).map(() => 'random')

async function playOne(game: AnyGame, wanted: Wanted, out: string, json: boolean): Promise<void> {
  const match = newMatch(game, await realTables(), wanted)
  playOut(match, random(`player ${wanted.seed}`))
  if (out) writeJson(out, match.record)
  console.log(json ? JSON.stringify({ ...ended(match), ...countsOf(match) }) : inWords(match))
}

/** A comma with a name and '=' behind it: a text may have commas of its own. */
const BETWEEN_CHOICES = /,(?=\w+=)/

export function choicesOf(given: Given): Record<string, string> {
  const pairs = text(given, 'choices', '')
    .split(BETWEEN_CHOICES)
    .filter(Boolean)
    .map((pair) => pair.split('='))
  if (pairs.some((pair) => pair.length !== 2))
    throw new UsageError('--choices takes name=word pairs with commas between.')
  return Object.fromEntries(pairs) as Record<string, string>
}

function inWords(match: Match): string {
  const end = ended(match)!
  const { turns, facts, flicks } = countsOf(match)
  const result = sayResult(end, match.record.seats)
  return `${result} ${end.why} ${turns} turns, ${facts} facts, ${flicks} flicks.`
}
