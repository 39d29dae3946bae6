/** `npm run check`: types, imports, lint and unit tests, for daily work. */
import { install } from './bootstrap.mjs'

install('test')
const { printStep } = await import('./run.mjs')
const { runSteps, staticSteps, unitStep } = await import('./steps.mjs')

await runSteps([unitStep(), ...staticSteps()], 2, (name, result) => {
  printStep(name, result)
  if (!result.ok) process.exitCode = 1
})
