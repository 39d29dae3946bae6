/**
 * `npm run shots`: pictures of every screen in build/shots, in both themes and at several sizes; `-- readme`:
 * docs/pictures/table.png.
 */
import { join } from 'node:path'
import { install, root } from './bootstrap.mjs'
import { fromSource } from './from-source.mjs'
import { providePrograms } from './programs.mjs'

install('test')
const { buildWeb } = await import('./build.mjs')

await buildWeb()
for (const { variable, place } of providePrograms()) if (place) process.env[variable] = place
process.chdir(root)
const { takePicture, takeShots } = await fromSource('src/web/testing/shots.ts')
if (process.argv.includes('readme')) await takePicture(join(root, 'docs', 'pictures', 'table.png'))
else process.exitCode = (await takeShots(join(root, 'build', 'shots'))) ? 0 : 1
