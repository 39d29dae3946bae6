/**
 * `npm run thorough [-- FILES]`: the slow tests with so many flicks and matches that their figures are sure;
 * prints them. docs/testing.md has the last ones.
 */
import { install } from './bootstrap.mjs'
import { providePrograms } from './programs.mjs'

install('test')
const { runNode, script } = await import('./run.mjs')

const programs = providePrograms().flatMap(({ variable, place }) => (place ? [[variable, place]] : []))
const env = { ...Object.fromEntries(programs), FLICKTABLE_THOROUGH: '1' }
const args = [script('vitest'), 'run', '--project', 'slow', ...process.argv.slice(2)]
// A file of matches says nothing until it is through.
const { ok } = await runNode(args, { env, show: true, silence: 120 })
process.exitCode = ok ? 0 : 1
