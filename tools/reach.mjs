/** `npm run reach`: measures how far pieces go; the only writer of what the reach band is drawn from. */
import { join } from 'node:path'
import { install, root } from './bootstrap.mjs'
import { fromSource } from './from-source.mjs'

install('start')
const { writeReach } = await fromSource('src/players/human/reach/testing/write.ts')
await writeReach(join(root, 'src', 'players', 'human', 'reach', 'flickfleet.json'))
