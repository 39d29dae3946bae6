import { runServer } from '..'

/** The server alone, for tests that kill it: its data folder, its port or any, and the folder of its page. */
const [data, port = '0', page] = process.argv.slice(2)
if (data === undefined) throw new Error('main DATA [PORT [PAGE]]')
await runServer({ data, port: Number(port), page })
