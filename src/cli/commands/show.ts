import { replayTo, view, type Match } from '../../match'
import { onlyFile, UsageError, whole, type Command } from '../command'
import { gameNamed, readMatch } from '../file'
import { realTable } from '../real-table'

export const show: Command = {
  name: 'show',
  takes: 'FILE',
  summary: 'prints a match file in words: the log, the table and what is asked',
  options: { at: { type: 'string', takes: 'N', about: 'as it stood after entry N, instead of the end' } },
  async run(given) {
    const record = readMatch(onlyFile(given))
    const game = gameNamed(record.game)
    const last = record.journal.at(-1)?.n ?? 0
    const at = whole(given, 'at', last)
    if (at > last) throw new UsageError(`The file has ${last} entries; --at ${at} is beyond.`)
    const shown = replayTo(game, await realTable(game.board), record, at)
    if (!shown.ok) throw new UsageError(shown.why)
    console.log(inWords(shown.match))
    return 0
  },
}

/** What it does, where it needs telling. */
const clause = (does: string | undefined): string => (does ? `; ${does}` : '')

function inWords(match: Match): string {
  const shown = view(match, 'everybody')
  const names = match.game.describe(match.running.turn.s, match.table.tape(match.running.turn.s.table)).pieces
  const table = Object.entries(match.running.turn.s.table).map(([id, { pose }]) => {
    const who = `  ${id.padEnd(5)}${(names[id]?.name ?? id).padEnd(18)}`
    return `${who}x ${pose.x}, y ${pose.y}, heading ${pose.a}${clause(names[id]?.does)}`
  })
  return [
    ...shown.log.map(({ n, say }) => `${String(n).padStart(4)}  ${say}`),
    'On the table:',
    ...table,
    shown.prompt
      ? `Question ${shown.prompt.n} to ${shown.prompt.waiting.join(', ')}: ${shown.prompt.why}`
      : 'The match is over.',
  ].join('\n')
}
