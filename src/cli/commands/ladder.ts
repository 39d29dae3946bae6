import { noRest, text, whole, type Command } from '../command'
import { GAME, gameIn, setupNamed } from '../file'
import { climb } from '../ladder/ladder'
import { ladderTable } from '../ladder/table'
import { choicesOf } from './play'

export const ladder: Command = {
  name: 'ladder',
  summary:
    'plays neighbouring levels against each other until a sequential test decides ' +
    '(50 % against 65 %, risk 5 %)',
  options: {
    game: GAME,
    setup: { type: 'string', takes: 'SETUP', about: 'the first of the game' },
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
    const game = gameIn(given)
    const { id, measured } = setupNamed(game, text(given, 'setup', ''))
    const cap = whole(given, 'cap', 200, 1)
    const standings = await climb({
      game,
      setup: id,
      choices: { ...measured?.[0], ...choicesOf(given) },
      seed: whole(given, 'seed', 1),
      workers: whole(given, 'workers', 2, 1),
      out: text(given, 'out', `ladder-${id}.jsonl`),
      cap,
    })
    console.log(ladderTable(standings, cap))
    return 0
  },
}
