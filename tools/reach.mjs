/** `npm run reach`: measures how far the pieces of every game go; what the reach band is drawn from. */
import { join } from 'node:path'
import { install, root } from './bootstrap.mjs'
import { fromSource } from './from-source.mjs'

install('start')
const { writeReach } = await fromSource('src/players/reach/testing/write.ts')
await writeReach(join(root, 'src', 'games'))
