/** No component is longer than 200 lines: what is longer is two. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './bootstrap.mjs'

const MOST = 200

/** Longer from before the rule, and how long they may stay. This list only shrinks. */
const LONGER = {}

/** @param {Record<string, number>} lines how long each component is */
export function tooLong(lines, longer) {
  const most = (file) => longer[file] ?? MOST
  const long = Object.keys(lines).filter((file) => lines[file] > most(file))
  const cut = Object.keys(longer).filter((file) => !(lines[file] > MOST))
  return [
    ...long.map((file) => `${file}: ${lines[file]} lines; at most ${most(file)}`),
    ...cut.map((file) => `${file} is no longer too long: take it out of LONGER in tools/sizes.mjs`),
  ]
}

const components = () =>
  readdirSync(join(root, 'src'), { recursive: true })
    .filter((name) => name.endsWith('.svelte'))
    .map((name) => join('src', name).replaceAll('\\', '/'))
    .sort()

const lengthOf = (file) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lines = Object.fromEntries(components().map((file) => [file, lengthOf(file)]))
  const wrong = tooLong(lines, LONGER)
  for (const line of wrong) console.error(line)
  if (wrong.length > 0) process.exitCode = 1
}
