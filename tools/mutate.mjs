/**
 * `npm run mutate [FILES]`: plants faults in the rules one by one and plays the scenes; prints the share that
 * was found. FILES are patterns below src/games/flickfleet, usually all rules and modules.
 */
import { join } from 'node:path'
import { install, root } from './bootstrap.mjs'

install('test')
const { Stryker } = await import('@stryker-mutator/core')

const LEAST = 75
const GAME = 'src/games/flickfleet'
const wanted = process.argv.slice(2)
const patterns = wanted.length > 0 ? wanted : ['rules/*.ts', 'modules/**/*.ts']

/** @type {Record<string, unknown>} */
const options = {
  mutate: [...patterns.map((pattern) => `${GAME}/${pattern}`), '!**/*.test.ts'],
  // Words on the screen are no rules, and a wrong id in a string does not compile.
  mutator: { excludedMutations: ['StringLiteral'] },
  plugins: [join(root, 'tools', 'mutation', 'scene-runner.mjs')],
  testRunner: 'scenes',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 30_000,
  reporters: process.stdout.isTTY ? ['progress'] : [],
  logLevel: 'error',
  tempDirName: 'build/mutation',
  ignorePatterns: ['dist', 'build', 'docs'],
  allowConsoleColors: false,
}
const results = await new Stryker(options).runMutationTest()

const FOUND = ['Killed', 'Timeout']
const counted = results.filter(({ status }) => [...FOUND, 'Survived', 'NoCoverage'].includes(status))
const isFound = ({ status }) => FOUND.includes(status)
const share = (mutants) => (100 * mutants.filter(isFound).length) / mutants.length

const fileOf = ({ fileName }) => fileName.slice(fileName.indexOf(GAME) + GAME.length + 1)

for (const { mutatorName, location, replacement, status, ...mutant } of counted.filter(
  (one) => !isFound(one),
))
  console.log(`${status.padEnd(10)} ${fileOf(mutant)}:${location.start.line}  ${mutatorName}: ${replacement}`)
for (const file of new Set(counted.map(fileOf))) {
  const mutants = counted.filter((mutant) => fileOf(mutant) === file)
  console.log(`${share(mutants).toFixed(0).padStart(3)} % of ${String(mutants.length).padStart(3)}  ${file}`)
}
console.log(
  `${share(counted).toFixed(1)} % of ${counted.length} mutants were found; at least ${LEAST} % must be.`,
)
process.exitCode = share(counted) >= LEAST ? 0 : 1
