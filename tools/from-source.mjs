/** What a tool needs from the sources, which are TypeScript. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './bootstrap.mjs'

/**
 * The exports of a module below src/, bundled into build/; packages stay outside, so they must be installed.
 */
export async function fromSource(entry) {
  const { build } = await import('esbuild')
  const outfile = join(root, 'build', entry.replaceAll('/', '-').replace(/ts$/, 'mjs'))
  await build({
    absWorkingDir: root,
    entryPoints: [`./${entry}`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  })
  return import(pathToFileURL(outfile).href)
}
