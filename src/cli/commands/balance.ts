import { writeFileSync } from 'node:fs'
import { balancePicture } from '../balance/picture'
import { balanceTable } from '../balance/table'
import { weigh } from '../balance/balance'
import { noRest, text, UsageError, whole, type Command } from '../command'
import { GAME, gameIn } from '../file'
import { PLAYERS } from '../play/drive'

export const balance: Command = {
  name: 'balance',
  summary: 'plays every set-up with equal players and says what side and start are worth',
  options: {
    game: GAME,
    player: { type: 'string', takes: 'P', about: 'cadet' },
    matches: { type: 'string', takes: 'N', about: 'of each set-up: 50' },
    seed: { type: 'string', takes: 'N', about: '1' },
    workers: { type: 'string', takes: 'N', about: '2' },
    out: {
      type: 'string',
      takes: 'FILE',
      about: 'balance.jsonl: a line of JSON for each match; an existing file is gone on with',
    },
    picture: { type: 'string', takes: 'FILE', about: 'where the picture goes (SVG)' },
  },
  async run(given) {
    noRest(given)
    const player = text(given, 'player', 'cadet')
    if (!PLAYERS.includes(player))
      throw new UsageError(`There is no player '${player}'. There is: ${PLAYERS.join(', ')}.`)
    const scales = await weigh({
      game: gameIn(given),
      player,
      seed: whole(given, 'seed', 1),
      matches: whole(given, 'matches', 50, 1),
      workers: whole(given, 'workers', 2, 1),
      out: text(given, 'out', 'balance.jsonl'),
    })
    const picture = text(given, 'picture', '')
    if (picture) writeFileSync(picture, balancePicture(scales))
    console.log(balanceTable(scales))
    return 0
  },
}
