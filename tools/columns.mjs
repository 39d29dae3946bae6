/** No line is longer than 110 columns: prettier breaks neither comments nor strings, and no components. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './bootstrap.mjs'

const MOST = 110

// Nothing generated is left out: what tools/bring-data.mjs writes keeps within 100.
const PLACES = [
  { folder: '', recursive: false, ending: /\.(ts|mjs)$/ },
  { folder: 'bin', recursive: false, ending: /\.mjs$/ },
  { folder: 'src', recursive: true, ending: /\.(ts|svelte|css)$/ },
  { folder: 'tools', recursive: true, ending: /\.mjs$/ },
]

const filesIn = ({ folder, recursive, ending }) =>
  readdirSync(join(root, folder), { recursive })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))
    .sort()

/** Counts characters, not bytes. */
export function longLines(file, text) {
  return text.split(/\r?\n/).flatMap((line, i) => {
    const { length } = [...line]
    return length > MOST ? [`${file}:${i + 1}: ${length} columns; at most ${MOST}`] : []
  })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = PLACES.flatMap(filesIn)
  const long = files.flatMap((file) => longLines(file, readFileSync(join(root, file), 'utf8')))
  for (const line of long) console.error(line)
  if (long.length > 0) process.exitCode = 1
}
