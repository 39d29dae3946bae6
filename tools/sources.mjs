/** Knows whether an artefact of dist/ still belongs to its sources. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './bootstrap.mjs'

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

/** Below the root: the checkout itself may lie in a folder of any name. */
export const isSource = (file, base = root) => !/\.test\.ts$|[\\/]testing[\\/]/.test(relative(base, file))

/** The command line measures with what tests use (`flicktable bench`). */
export const isSourceOfCli = (file) => !file.endsWith('.test.ts')

/** A hash over names and contents: dates change with every checkout. */
export function hashOf(paths, counts = isSource) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesUnder(join(root, path))).filter((one) => counts(one))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Builds unless the stamp of the last build names the same sources. Answers whether it built. */
export async function buildWhenChanged({ stamp, artefact, sources, counts, build }) {
  const hash = hashOf(sources, counts)
  const file = join(root, stamp)
  const built = existsSync(join(root, artefact)) && existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (built === hash) return false
  await build()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, hash)
  return true
}
