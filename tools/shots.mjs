/** `npm run shots`: pictures of every screen in build/shots, in both themes, large and small; `-- readme`: docs/pictures/table.png. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install, root } from './bootstrap.mjs'
import { providePrograms } from './programs.mjs'

install('test')
const { buildWeb } = await import('./build.mjs')
const { build } = await import('esbuild')

await buildWeb()
for (const { variable, place } of providePrograms()) if (place) process.env[variable] = place
const bundle = join(root, 'build', 'shots.mjs')
await build({
  absWorkingDir: root,
  entryPoints: ['./src/web/testing/shots.ts'],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
})
process.chdir(root)
const { takePicture, takeShots } = await import(pathToFileURL(bundle).href)
if (process.argv.includes('readme')) await takePicture(join(root, 'docs', 'pictures', 'table.png'))
else await takeShots(join(root, 'build', 'shots'))
