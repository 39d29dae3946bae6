import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A file of the package, found from the sources and from the bundle in dist/ alike. */
export const fromRoot = (path: string): string =>
  join(rootAbove(dirname(fileURLToPath(import.meta.url))), path)

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error('package.json is not above the program.')
  return rootAbove(above)
}
