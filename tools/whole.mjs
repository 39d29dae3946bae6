/**
 * `npm run whole [-- SETUP [WAY]]`: plays every battle from the home page to its result in a browser, by
 * keyboard, mouse and touch, on a real server; a line for each. `all` stands for every set-up.
 */
import { install, root } from './bootstrap.mjs'
import { fromSource } from './from-source.mjs'
import { providePrograms } from './programs.mjs'

install('test')
const { buildCli, buildWeb } = await import('./build.mjs')

await buildWeb()
await buildCli()
for (const { variable, place } of providePrograms()) if (place) process.env[variable] = place
process.chdir(root)
const { playAll, setups, ways } = await fromSource('src/web/testing/whole/index.ts')

const [setup = 'all', way = 'all'] = process.argv.slice(2)

/** The names that are meant; a name that is none ends the program. */
function meant(name, names) {
  if (name === 'all') return names
  if (names.includes(name)) return [name]
  console.log(`There is no '${name}'. There is: ${names.join(', ')}, all.`)
  process.exit(2)
}

process.exitCode = (await playAll(meant(setup, setups), meant(way, ways))) ? 0 : 1
