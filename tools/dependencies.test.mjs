import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './bootstrap.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const manifest = JSON.parse(read('package.json'))

/** The packages named in the table under a heading of docs/dependencies.md. */
function listedUnder(heading) {
  const section = read('docs/dependencies.md')
    .split('\n## ')
    .find((text) => text.startsWith(heading))
  const [, ...names] = [...section.matchAll(/^\| (\S+) \| .+ \|$/gm)].map(([, name]) => name)
  return names
}

test('docs/dependencies.md says of each dependency why it is here', () => {
  expect(listedUnder('To play')).toEqual(Object.keys(manifest.dependencies))
  expect(listedUnder('To test')).toEqual(Object.keys(manifest.devDependencies))
})

test('versions are exact', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('the lock file names no registry: everybody installs from the one they have', () => {
  expect(read('package-lock.json')).not.toContain('"resolved"')
})
