import { UsageError, type Command } from '../command'
import { benchTable } from '../../table/testing/bench/bench'
import { benchWeb } from '../testing/bench-web'
import { benchBots } from '../../players/bots/testing/bench'
import { benchBest, benchShots } from '../../players/bots/testing/quality/bench'

const BENCHES: Record<string, () => void | Promise<void>> = {
  table: benchTable,
  bots: benchBots,
  best: benchBest,
  shots: benchShots,
  web: benchWeb,
}

export const bench: Command = {
  name: 'bench',
  takes: 'WHAT',
  summary:
    'measures: table, bots (tried flicks), best and shots (of bots, against the best of 4,000), ' +
    'web (Lighthouse)',
  options: {},
  async run({ rest: [what = ''] }) {
    const run = BENCHES[what]
    if (!run)
      throw new UsageError(`There is no bench '${what}'. There is: ${Object.keys(BENCHES).join(', ')}.`)
    await run()
    return 0
  },
}
