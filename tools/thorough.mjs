/**
 * `npm run thorough [-- FILES]`: the slow tests with so many flicks and matches that their figures are sure;
 * prints them. docs/testing.md has the last ones. Then properties of the table, with seeds of today.
 */
import { install } from './bootstrap.mjs'
import { providePrograms } from './programs.mjs'

install('test')
const { runNode, script } = await import('./run.mjs')

const programs = providePrograms().flatMap(({ variable, place }) => (place ? [[variable, place]] : []))
const env = { ...Object.fromEntries(programs), FLICKTABLE_THOROUGH: '1' }
const args = [script('vitest'), 'run', '--project', 'slow', ...process.argv.slice(2)]
// A file of matches says nothing until it is through.
const statistics = await runNode(args, { env, show: true, silence: 120 })
const properties = [script('vitest'), 'run', '--project', 'unit', 'properties']
const held = process.argv.length > 2 || (await runNode(properties, { env, show: true })).ok
process.exitCode = statistics.ok && held ? 0 : 1
