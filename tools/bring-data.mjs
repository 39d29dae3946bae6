/**
 * Brings the numbers of the rules folder into the game: `node tools/bring-data.mjs <rules-folder>`.
 * Facts only: names, numbers, machine words and source places; no sentence of a rulebook is brought over.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BROUGHT } from './data/brought.mjs'
import { collection, constant } from './data/print.mjs'
import { chosen } from './data/read.mjs'
import { scenario } from './data/scenario.mjs'
import { shipClass } from './data/ship.mjs'

const DATA = join(dirname(fileURLToPath(import.meta.url)), '../src/games/flickfleet/data')

function write(file, text) {
  const path = join(DATA, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** One file per entry, and one that lists them. */
function bring(folder, name, type, entries) {
  for (const entry of entries) write(`${folder}/${entry.id}.ts`, constant(entry, type))
  write(
    `${folder}.ts`,
    collection(
      folder,
      name,
      type,
      entries.map(({ id }) => id),
    ),
  )
}

function main(folder) {
  if (!folder) throw new Error('Say where the rules are: node tools/bring-data.mjs <rules-folder>')
  const ships = chosen(folder, 'flickfleet-ships.json', 'ships', BROUGHT.ships).map(shipClass)
  const scenarios = chosen(folder, 'flickfleet-scenarios.json', 'scenarios', BROUGHT.scenarios).map(scenario)
  bring('ships', 'classes', 'ShipClass', ships)
  bring('scenarios', 'scenarios', 'Scenario', scenarios)
}

try {
  main(process.argv[2])
} catch (problem) {
  console.error(problem.message)
  process.exitCode = 1
}
