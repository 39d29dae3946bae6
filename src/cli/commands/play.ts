import { ended, nameOf, type Match } from '../../match'
import { random } from '../../table/exact'
import { noRest, text, whole, UsageError, type Command, type Given } from '../command'
import { gameNamed, writeJson } from '../file'
import { PLAYERS, playOut } from '../play/drive'
import { newMatch } from '../play/new-match'
import { realTable } from '../real-table'

export const play: Command = {
  name: 'play',
  summary: 'plays a whole match on the real table; the same seed plays the same match',
  options: {
    game: { type: 'string', takes: 'GAME', about: 'flickfleet' },
    setup: { type: 'string', takes: 'SETUP', about: 'introductory' },
    choices: {
      type: 'string',
      takes: 'K=V,...',
      about: 'choices of the set-up: "placing=by hand,south=uprising: destroyer, fighter"',
    },
    seats: { type: 'string', takes: 'P,P', about: `a player for each seat: ${PLAYERS.join(', ')}` },
    seed: { type: 'string', takes: 'N', about: '1' },
    out: { type: 'string', takes: 'FILE', about: 'where the match goes' },
    json: { type: 'boolean', about: 'the result as one line of JSON' },
  },
  async run(given) {
    noRest(given)
    const game = gameNamed(text(given, 'game', 'flickfleet'))
    const seed = String(whole(given, 'seed', 1))
    const match = newMatch(game, await realTable(game.board), {
      setup: text(given, 'setup', game.setups[0]!.id),
      choices: choicesOf(given),
      players: text(given, 'seats', 'random,random').split(','),
      seed,
    })
    playOut(match, random(`player ${seed}`))
    const out = text(given, 'out', '')
    if (out) writeJson(out, match.record)
    console.log(given.values['json'] ? JSON.stringify(resultOf(match)) : inWords(match))
    return 0
  },
}

/** A comma with a name and '=' behind it: a text may have commas of its own. */
const BETWEEN_CHOICES = /,(?=\w+=)/

function choicesOf(given: Given): Record<string, string> {
  const pairs = text(given, 'choices', '')
    .split(BETWEEN_CHOICES)
    .filter(Boolean)
    .map((pair) => pair.split('='))
  if (pairs.some((pair) => pair.length !== 2))
    throw new UsageError('--choices takes name=word pairs with commas between.')
  return Object.fromEntries(pairs) as Record<string, string>
}

function resultOf(match: Match) {
  const { winners, how, why } = ended(match)!
  const { journal, turns } = match.record
  return {
    winners,
    how,
    why,
    facts: journal.length,
    turns: turns.length,
    flicks: journal.filter(isFlick).length,
  }
}

const isFlick = (entry: Match['record']['journal'][number]): boolean =>
  'fact' in entry && entry.fact.did === 'answered' && entry.fact.by.result !== undefined

function inWords(match: Match): string {
  const { winners, why, facts, turns, flicks } = resultOf(match)
  const result = winners.length
    ? `${winners.map((seat) => nameOf(match, seat)).join(' and ')} wins`
    : 'a draw'
  return `${result}. ${why} ${turns} turns, ${facts} facts, ${flicks} flicks.`
}
