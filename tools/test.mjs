/** `npm test`: installs what is missing, builds, and runs everything. The last line is the tally. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install, root } from './bootstrap.mjs'
import { providePrograms } from './programs.mjs'
import { absent, ofRunner, oneStep, summary, total } from './tally.mjs'

install('test')
const { printStep, runNode, script } = await import('./run.mjs')
const { runSteps, staticSteps } = await import('./steps.mjs')

const REPORTS = join(root, 'build', 'reports')
const PROJECTS = ['unit', 'slow', 'browser']
const inCi = process.env.CI === 'true'
const reports = []

function checkPrograms() {
  const programs = providePrograms()
  for (const { name, place } of programs) {
    console.log(place ? `ok     ${name} at ${place}` : `       ${name} is not on this machine`)
    reports.push(place ? oneStep(name, true) : absent(name, 'not here, and not to be installed', inCi))
  }
  return Object.fromEntries(programs.flatMap(({ variable, place }) => (place ? [[variable, place]] : [])))
}

function tell(name, result) {
  printStep(name, result)
  reports.push(oneStep(name, result.ok))
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

async function runProject(project, programs) {
  const file = join(REPORTS, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=./tools/report.mjs']
  const args = [script('vitest'), 'run', '--project', project, '--passWithNoTests', ...reporters]
  const env = { ...programs, FLICKTABLE_REPORT: file }
  const result = await runNode(args, { env, show: true })
  printStep(`${project} tests`, result)
  reports.push(ofRunner(`${project} tests`, result.ok, readReport(file)))
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const programs = checkPrograms()
await runSteps([['build', ['tools/build.mjs']]], 1, tell)
await runSteps(staticSteps(), 2, tell)
for (const project of PROJECTS) await runProject(project, programs)

const sum = total(reports)
console.log(summary(sum))
process.exitCode = sum.failed.length > 0 ? 1 : 0
