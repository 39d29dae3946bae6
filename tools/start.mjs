/** `npm start`: installs, builds and serves. Words after `--` go to `flicktable serve`. */
import { install } from './bootstrap.mjs'

install('start')
const { buildCli, buildWeb } = await import('./build.mjs')
await buildWeb()
await buildCli()
process.setSourceMapsEnabled(true)
process.argv.splice(2, 0, 'serve')
await import('../dist/cli.mjs')
