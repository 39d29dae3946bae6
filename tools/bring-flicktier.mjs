/**
 * Brings the numbers of The Final Flicktier into the game: `node tools/bring-flicktier.mjs <rules-folder>`.
 * Facts only: names, numbers and machine words; no sentence of the rulebook is brought over.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as flicktier from './data/flicktier.mjs'
import { listing } from './data/print.mjs'

const DATA = join(dirname(fileURLToPath(import.meta.url)), '../src/games/flicktier/data')
const FILE = 'flicktier-data.json'

const FILES = {
  board: 'BoardData',
  factions: 'readonly Faction[]',
  missions: 'readonly Mission[]',
  box: 'Box',
}

function main(rules) {
  if (!rules) throw new Error('Say where the rules are: node tools/bring-flicktier.mjs <rules-folder>')
  const path = join(rules, FILE)
  if (!existsSync(path)) throw new Error(`There is no ${FILE} in ${rules}.`)
  const data = JSON.parse(readFileSync(path, 'utf8'))
  mkdirSync(DATA, { recursive: true })
  for (const [name, type] of Object.entries(FILES))
    writeFileSync(
      join(DATA, `${name}.ts`),
      listing(name, type, flicktier[name](data), 'tools/bring-flicktier.mjs'),
    )
}

try {
  main(process.argv[2])
} catch (problem) {
  console.error(problem.message)
  process.exitCode = 1
}
