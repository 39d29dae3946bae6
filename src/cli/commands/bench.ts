import { UsageError, type Command } from '../command'
import { benchTable } from '../../table/testing/bench/bench'

const BENCHES: Record<string, () => Promise<void>> = { table: benchTable }

export const bench: Command = {
  name: 'bench',
  takes: 'WHAT',
  summary: 'measures: table (our flicks against the bare engine)',
  options: {},
  async run({ rest: [what = ''] }) {
    const run = BENCHES[what]
    if (!run)
      throw new UsageError(`There is no bench '${what}'. There is: ${Object.keys(BENCHES).join(', ')}.`)
    await run()
    return 0
  },
}
