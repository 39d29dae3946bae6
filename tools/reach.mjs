/** `npm run reach`: measures how far pieces go; the only writer of what the reach band is drawn from. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install, root } from './bootstrap.mjs'

install('start')
const { build } = await import('esbuild')

const bundle = join(root, 'build', 'reach.mjs')
mkdirSync(join(root, 'build'), { recursive: true })
await build({
  absWorkingDir: root,
  entryPoints: ['./src/players/human/reach/testing/write.ts'],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
})
const { writeReach } = await import(pathToFileURL(bundle).href)
await writeReach(join(root, 'src', 'players', 'human', 'reach', 'flickfleet.json'))
