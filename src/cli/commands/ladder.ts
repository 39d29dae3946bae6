import { noRest, text, UsageError, whole, type Command } from '../command'
import { gameNamed } from '../file'
import { climb } from '../ladder/ladder'
import { ladderTable } from '../ladder/table'
import { choicesOf } from './play'

/** Short words for set-ups: what the ladder is usually played on. */
const SETUPS: Record<string, { setup: string; choices: Record<string, string> }> = {
  fair: { setup: 'fair_battle', choices: { points: '30', obstacles: '' } },
}

export const ladder: Command = {
  name: 'ladder',
  summary:
    'plays neighbouring levels against each other until a sequential test decides ' +
    '(50 % against 65 %, risk 5 %)',
  options: {
    game: { type: 'string', takes: 'GAME', about: 'flickfleet' },
    setup: {
      type: 'string',
      takes: 'SETUP',
      about: 'introductory; fair: 30-point fair battles, fleets by chance',
    },
    choices: { type: 'string', takes: 'K=V,...', about: 'choices of the set-up' },
    seed: { type: 'string', takes: 'N', about: '1' },
    cap: { type: 'string', takes: 'N', about: 'matches of a pair at most: 200' },
    workers: { type: 'string', takes: 'N', about: '2' },
    out: {
      type: 'string',
      takes: 'FILE',
      about: 'a line of JSON for each match; an existing file is gone on with',
    },
  },
  async run(given) {
    noRest(given)
    const game = gameNamed(text(given, 'game', 'flickfleet'))
    const named = text(given, 'setup', game.setups[0]!.id)
    const { setup, choices } = SETUPS[named] ?? { setup: named, choices: {} }
    if (!game.setups.some(({ id }) => id === setup))
      throw new UsageError(
        `${game.name} has no set-up '${setup}'. It has: ${game.setups.map((s) => s.id).join(', ')}.`,
      )
    const cap = whole(given, 'cap', 200, 1)
    const standings = await climb({
      game,
      setup,
      choices: { ...choices, ...choicesOf(given) },
      seed: whole(given, 'seed', 1),
      workers: whole(given, 'workers', 2, 1),
      out: text(given, 'out', `ladder-${named}.jsonl`),
      cap,
    })
    console.log(ladderTable(standings, cap))
    return 0
  },
}
