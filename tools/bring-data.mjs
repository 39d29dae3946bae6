/**
 * Brings the numbers of the rules folder into the game: `node tools/bring-data.mjs <rules-folder>`.
 * Facts only: names, numbers, machine words and source places; no sentence of a rulebook is brought over.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BROUGHT } from './data/brought.mjs'
import { collection, constant } from './data/print.mjs'
import { LEFT } from './data/left.mjs'
import { chosen } from './data/read.mjs'
import { scenario } from './data/scenario.mjs'
import { shipClass } from './data/ship.mjs'
import { nothingDropped, watched } from './data/watched.mjs'

const DATA = join(dirname(fileURLToPath(import.meta.url)), '../src/games/flickfleet/data')

function write(file, text) {
  const path = join(DATA, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** One file per entry, and one that lists them; refused when a key of the rules folder comes nowhere. */
function bring({ file, folder, name, type, map }, rules) {
  const texts = chosen(rules, file, folder, BROUGHT[folder]).map((entry) => {
    const { data, unread } = watched(entry)
    const text = constant(map(data), type)
    nothingDropped(file, entry.id, unread(), LEFT[folder])
    return [entry.id, text]
  })
  for (const [id, text] of texts) write(`${folder}/${id}.ts`, text)
  write(`${folder}.ts`, collection(folder, name, type, listed(folder)))
}

/** What is brought, then what was written by hand. */
function listed(folder) {
  const ids = readdirSync(join(DATA, folder)).map((file) => file.replace(/\.ts$/, ''))
  return [...BROUGHT[folder], ...ids.filter((id) => !BROUGHT[folder].includes(id)).sort()]
}

const LISTS = [
  { file: 'flickfleet-ships.json', folder: 'ships', name: 'classes', type: 'ShipClass', map: shipClass },
  {
    file: 'flickfleet-scenarios.json',
    folder: 'scenarios',
    name: 'scenarios',
    type: 'Scenario',
    map: scenario,
  },
]

function main(rules) {
  if (!rules) throw new Error('Say where the rules are: node tools/bring-data.mjs <rules-folder>')
  for (const list of LISTS) bring(list, rules)
}

try {
  main(process.argv[2])
} catch (problem) {
  console.error(problem.message)
  process.exitCode = 1
}
