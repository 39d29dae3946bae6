/**
 * `npm run past`: keeps matches as this version stores them in a new folder of testdata/past. To be
 * run before a change of what is stored, of the rules or of the table is published; what is there already
 * stays for ever.
 */
import { join } from 'node:path'
import { install, root } from './bootstrap.mjs'
import { fromSource } from './from-source.mjs'

install('start')
const { keepPast } = await fromSource('src/cli/testing/past/write.ts')
console.log(await keepPast(join(root, 'testdata', 'past')))
