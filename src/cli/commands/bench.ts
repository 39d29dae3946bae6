import { UsageError, type Command } from '../command'
import { benchCompare, benchKeep } from '../bench/compare'
import { benchServer } from '../bench/server/bench'
import { benchTable } from '../../table/testing/bench/bench'
import { benchWeb } from '../testing/bench-web'
import { benchBots } from '../../players/bots/testing/bench'
import { benchBest, benchShots } from '../../players/bots/testing/quality/bench'

/** False: what was measured is not good enough. */
const BENCHES: Record<string, (sizes: number[]) => unknown> = {
  table: () => benchTable(),
  bots: () => benchBots(),
  server: (sizes) => benchServer(sizes.length > 0 ? sizes : undefined),
  best: benchBest,
  shots: benchShots,
  web: benchWeb,
  compare: benchCompare,
  keep: benchKeep,
}

export const bench: Command = {
  name: 'bench',
  takes: 'WHAT',
  summary:
    'measures: table, bots (tried flicks), server (answers), best and shots (of bots, against the best of ' +
    '4,000), web (Lighthouse); compare (table, bots and server with the last figures), keep (as such)',
  options: {},
  async run({ rest: [what = '', ...sizes] }) {
    const run = BENCHES[what]
    if (!run)
      throw new UsageError(`There is no bench '${what}'. There is: ${Object.keys(BENCHES).join(', ')}.`)
    return (await run(sizes.map(Number))) === false ? 1 : 0
  },
}
