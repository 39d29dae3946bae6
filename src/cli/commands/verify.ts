import { tableFor, verify as check, type TurnVerdict, type Verdict } from '../../match'
import { onlyFile, type Command } from '../command'
import { gameNamed, readMatch } from '../file'
import { realTables } from '../real-tables'

export const verify: Command = {
  name: 'verify',
  takes: 'FILE',
  summary: 'plays a match file again, turn by turn; exit 1 if a turn differs, or none can be played again',
  options: {},
  async run(given) {
    const record = readMatch(onlyFile(given))
    const game = gameNamed(record.game)
    const verdict = check(game, tableFor(game, await realTables(), record), record)
    console.log(inWords(verdict))
    return verdict.ok && verdict.turns.some(({ is }) => is === 'same') ? 0 : 1
  },
}

function inWords({ turns, facts, flicks, chance }: Verdict): string {
  const same = turns.filter(({ is }) => is === 'same').length
  const sum = `${facts} facts, ${flicks} flicks, chance ${chance}`
  const count = same === turns.length ? `all ${same} turns` : `${same} of ${turns.length} turns`
  return [`The same: ${count}; ${sum}.`, ...sayTurns(turns)].join('\n')
}

const IS = {
  differs: 'differs at',
  'not here': 'cannot be played again here, from',
  covered: 'is covered at',
}

type Wrong = Exclude<TurnVerdict, { is: 'same' }>

/** Turns that follow each other and have the same said of them are one line. */
function sayTurns(turns: readonly TurnVerdict[]): string[] {
  const runs: Wrong[][] = []
  for (const found of turns) {
    if (found.is === 'same') continue
    const last = runs.at(-1)?.at(-1)
    const goesOn =
      last?.turn === found.turn - 1 &&
      found.is !== 'differs' &&
      last.is === found.is &&
      last.why === found.why
    if (goesOn) runs.at(-1)!.push(found)
    else runs.push([found])
  }
  return runs.map(sayRun)
}

function sayRun(run: readonly Wrong[]): string {
  const [{ turn, is, n, why }, last] = [run[0]!, run.at(-1)!]
  const which = run.length === 1 ? `Turn ${turn}` : `Turns ${turn} to ${last.turn}`
  return `${which} ${IS[is]} entry ${n}: ${why}`
}
