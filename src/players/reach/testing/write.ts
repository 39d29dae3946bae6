import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '../../../games'
import type { AnyGame, Flicks } from '../../../games/kit'
import { createTable, loadJolt } from '../../../table'
import type { Table } from '../../../table/table'
import { fingerprint } from './fingerprint'
import { endless, measure, STRENGTHS } from './measure'

/** Measures every shape of every game at every strength; the only writer of `reach.json`. */
export async function writeReach(folder: string): Promise<void> {
  const jolt = await loadJolt()
  for (const game of games.filter(({ flicks }) => flicks)) {
    const table = createTable(jolt, endless(game))
    writeFileSync(join(folder, game.id, 'reach.json'), fileOf(game, table))
    table.close()
  }
}

function fileOf(game: AnyGame, table: Table): string {
  const lines = game.flicks!.map((one) => `${JSON.stringify(one.shape)}: ${travelOf(game, table, one)}`)
  return `{\n"hash": "${fingerprint(game)}",\n"travel": {\n${lines.join(',\n')}\n}\n}\n`
}

function travelOf(game: AnyGame, table: Table, one: Flicks): string {
  const mm = STRENGTHS.map((strength) => measure(table, endless(game), one, strength))
  return JSON.stringify({ min: one.min, max: one.max, mm })
}
