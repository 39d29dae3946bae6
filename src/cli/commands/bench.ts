import { UsageError, type Command } from '../command'
import { benchTable } from '../../table/testing/bench/bench'
import { benchWeb } from '../testing/bench-web'
import { benchBots } from '../../players/bots/testing/bench'

const BENCHES: Record<string, () => Promise<void>> = { table: benchTable, web: benchWeb, bots: benchBots }

export const bench: Command = {
  name: 'bench',
  takes: 'WHAT',
  summary: 'measures: table (flicks, against the bare engine), bots (tried flicks), web (by Lighthouse)',
  options: {},
  async run({ rest: [what = ''] }) {
    const run = BENCHES[what]
    if (!run)
      throw new UsageError(`There is no bench '${what}'. There is: ${Object.keys(BENCHES).join(', ')}.`)
    await run()
    return 0
  },
}
