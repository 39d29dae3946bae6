import { runServer } from '../../server'
import { noRest, text, UsageError, whole, type Command } from '../command'

const LAST_PORT = 65535

export const serve: Command = {
  name: 'serve',
  summary: 'serves the table to browsers and prints the address',
  options: {
    port: { type: 'string', takes: 'N', about: '7311, or the next free one; 0: any' },
    host: { type: 'boolean', about: 'open to other machines of the network; prints the address for phones' },
    data: {
      type: 'string',
      takes: 'FOLDER',
      about: "where matches are kept: FLICKTABLE_DATA, else the user's data folder",
    },
  },
  async run(given) {
    noRest(given)
    const port = whole(given, 'port', 7311)
    if (port > LAST_PORT) throw new UsageError(`--port goes up to ${LAST_PORT}, not ${port}.`)
    const data = text(given, 'data', '')
    await runServer({ port, host: given.values['host'] === true, ...(data ? { data } : {}) })
    return 0
  },
}
