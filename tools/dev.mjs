/** `npm run dev`: the web client with hot reload, and the server built and started again on every change. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { install, root } from './bootstrap.mjs'

install('test')
const { context } = await import('esbuild')
const { createServer } = await import('vite')
const { cliOptions } = await import('./build.mjs')

const PORT = process.env.FLICKTABLE_DEV_PORT ?? '8081'
const OUTPUT = 'dist/dev'

let server

/** The old server must have left the port before the new one takes it. */
async function stop() {
  if (!server || server.exitCode !== null) return
  server.kill()
  await once(server, 'exit')
}

async function restart({ errors }) {
  if (errors.length > 0) return
  await stop()
  const args = [
    '--enable-source-maps',
    join(root, OUTPUT, 'cli.mjs'),
    'serve',
    '--port',
    PORT,
    ...process.argv.slice(2),
  ]
  server = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
}

const restarting = { name: 'restart', setup: (build) => build.onEnd(restart) }
const cli = await context({ ...cliOptions, outdir: OUTPUT, plugins: [restarting], logLevel: 'info' })
const web = await createServer({ configFile: join(root, 'vite.config.ts') })

process.on('exit', () => server?.kill())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit())
await cli.watch()
await web.listen()
web.printUrls()
