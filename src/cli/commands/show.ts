import type { AnyGame } from '../../games/kit'
import { viewAt, type View } from '../../match'
import { boardFor } from '../../games/kit'
import { createTape } from '../../table/tape'
import { onlyFile, UsageError, whole, type Command } from '../command'
import { gameNamed, readMatch } from '../file'

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
    console.log(inWords(game, viewAt(game, record, at, 'everybody')))
    return 0
  },
}

/** Of matches stored before format 2. */
const ROUGH = 'On the table, as the flicks of this turn left it; what the rules made of them was not stored:'

/** What it does, where it needs telling. */
const clause = (does: string | undefined): string => (does ? `; ${does}` : '')

function inWords(game: AnyGame, shown: View): string {
  const { state } = shown
  const names = game.describe(state, createTape(boardFor(game, state))(state.table)).pieces
  const table = Object.entries(state.table).map(([id, { pose }]) => {
    const who = `  ${id.padEnd(5)}${(names[id]?.name ?? id).padEnd(18)}`
    return `${who}x ${pose.x}, y ${pose.y}, heading ${pose.a}${clause(names[id]?.does)}`
  })
  return [
    ...shown.log.map(({ n, say }) => `${String(n).padStart(4)}  ${say}`),
    shown.rough ? ROUGH : 'On the table:',
    ...table,
    ...(shown.prompt
      ? [`Question ${shown.prompt.n} to ${shown.prompt.waiting.join(', ')}: ${shown.prompt.why}`]
      : []),
    ...(shown.ended ? ['The match is over.'] : []),
  ].join('\n')
}
