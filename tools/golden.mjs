/** `npm run golden`: writes testdata/golden anew. The only writer: tests compare, they never write. */
import { join } from 'node:path'
import { install, root } from './bootstrap.mjs'
import { fromSource } from './from-source.mjs'

install('start')
const { writeGolden } = await fromSource('src/table/testing/golden/write.ts')
await writeGolden(join(root, 'testdata'))
