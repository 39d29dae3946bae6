import { runServer } from '..'

/** The server alone, for tests that kill it: its data folder, and its port or any. */
const [data, port = '0'] = process.argv.slice(2)
if (data === undefined) throw new Error('main DATA [PORT]')
await runServer({ data, port: Number(port) })
