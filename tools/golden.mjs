/** `npm run golden`: writes testdata/golden anew. The only writer: tests compare, they never write. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install, root } from './bootstrap.mjs'

install('start')
const { build } = await import('esbuild')

const bundle = join(root, 'build', 'golden.mjs')
mkdirSync(join(root, 'build'), { recursive: true })
await build({
  absWorkingDir: root,
  entryPoints: ['./src/table/testing/golden/write.ts'],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
})
const { writeGolden } = await import(pathToFileURL(bundle).href)
await writeGolden(join(root, 'testdata'))
