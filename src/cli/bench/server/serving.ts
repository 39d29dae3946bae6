import { serve } from '../../../server'
import { openRelay } from './relay'

/** The child process of `bench server`: serves, and tells its parent how long its threads have worked. */

const SERVERS = {
  flicktable: (data: string) => serve({ port: 0, data, say: () => undefined }),
  relay: openRelay,
}

const [what, data] = process.argv.slice(2) as [keyof typeof SERVERS, string]
const { url, close } = await SERVERS[what](data)

process.on('message', (asked: 'cpu' | 'close') => {
  if (asked === 'cpu') process.send!(process.cpuUsage())
  else void close().then(() => process.exit(0))
})
process.on('disconnect', () => process.exit(1))
process.send!({ url })
