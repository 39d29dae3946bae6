import { verify as check } from '../../match'
import { onlyFile, type Command } from '../command'
import { gameNamed, readMatch } from '../file'
import { realTable } from '../real-table'

export const verify: Command = {
  name: 'verify',
  takes: 'FILE',
  summary: 'plays a match file again, flick by flick; exit 1 and the first difference if there is one',
  options: {},
  async run(given) {
    const record = readMatch(onlyFile(given))
    const game = gameNamed(record.game)
    const verdict = check(game, await realTable(game.board), record)
    if (verdict.ok) {
      console.log(`The same: ${verdict.facts} facts, ${verdict.flicks} flicks, chance ${verdict.chance}.`)
      return 0
    }
    console.log(`Entry ${verdict.n} ${verdict.covered ? 'cannot be checked' : 'differs'}: ${verdict.why}`)
    return 1
  },
}
