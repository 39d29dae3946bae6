import { writeFileSync } from 'node:fs'
import { createTable, loadJolt } from '../../../../table'
import { fingerprint } from '../fingerprint'
import { ENDLESS, measure, SHAPES, STRENGTHS } from './measure'

/** Measures every shape at every strength and writes what `reach.ts` reads. Only `npm run reach` calls it. */
export async function writeReach(file: string): Promise<void> {
  const table = createTable(await loadJolt(), ENDLESS)
  const lines = SHAPES.map((shape) => {
    const rows = STRENGTHS.map((strength) => measure(table, shape, strength))
    return `${JSON.stringify(shape)}: ${JSON.stringify(rows)}`
  })
  writeFileSync(file, `{\n"hash": "${fingerprint()}",\n"travel": {\n${lines.join(',\n')}\n}\n}\n`)
}
