import { verify as check, type TurnVerdict, type Verdict } from '../../match'
import { onlyFile, type Command } from '../command'
import { gameNamed, readMatch } from '../file'
import { realTable } from '../real-table'

export const verify: Command = {
  name: 'verify',
  takes: 'FILE',
  summary: 'plays a match file again, turn by turn; exit 1 if a turn differs, or none can be played again',
  options: {},
  async run(given) {
    const record = readMatch(onlyFile(given))
    const game = gameNamed(record.game)
    const verdict = check(game, await realTable(game.board), record)
    console.log(inWords(verdict))
    return verdict.ok && verdict.turns.some(({ is }) => is === 'same') ? 0 : 1
  },
}

function inWords({ turns, facts, flicks, chance }: Verdict): string {
  const same = turns.filter(({ is }) => is === 'same').length
  const sum = `${facts} facts, ${flicks} flicks, chance ${chance}`
  const head = `The same: ${same === turns.length ? `all ${same} turns` : `${same} of ${turns.length} turns`}; ${sum}.`
  return [head, ...turns.flatMap(sayTurn)].join('\n')
}

const IS = {
  differs: 'differs at',
  'not here': 'cannot be played again here, from',
  covered: 'is covered at',
}

const sayTurn = (found: TurnVerdict): string[] =>
  found.is === 'same' ? [] : [`Turn ${found.turn} ${IS[found.is]} entry ${found.n}: ${found.why}`]
