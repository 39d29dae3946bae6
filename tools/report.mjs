/** A vitest reporter that writes what `tools/test.mjs` adds up, to the file named by FLICKTABLE_REPORT. */
import { writeFileSync } from 'node:fs'

const nameOf = (test) => `${test.module.relativeModuleId}: ${test.fullName}`

function skipReason(test) {
  const { note } = test.result()
  if (note) return note
  return test.options.mode === 'todo' ? 'still to be written' : 'switched off where it stands'
}

/** A file that does not load has no tests, yet it counts as one that failed. */
const brokenFiles = (modules) => modules.filter((module) => module.errors().length > 0)

const seconds = (ms) => Math.round(ms / 100) / 10

/** What each file and each of its tests took, the dearest first: where the time of `npm test` goes. */
const costOf = (module) => {
  const tests = [...module.children.allTests()].map((test) => ({
    name: test.fullName,
    seconds: seconds(test.diagnostic()?.duration ?? 0),
  }))
  const { collectDuration, duration } = module.diagnostic()
  return {
    file: module.relativeModuleId,
    seconds: seconds(collectDuration + duration),
    tests: tests.filter((test) => test.seconds >= 1).toSorted((a, b) => b.seconds - a.seconds),
  }
}

export default class Report {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state) => tests.filter((test) => test.result().state === state)
    const report = {
      passed: inState('passed').length,
      failed: [
        ...inState('failed').map(nameOf),
        ...brokenFiles(modules).map((module) => `${module.relativeModuleId}: the file`),
        ...unhandledErrors.map((error) => `unhandled error: ${error.message}`),
      ],
      skipped: inState('skipped').map((test) => ({ name: nameOf(test), why: skipReason(test) })),
      expectedToFail: inState('passed')
        .filter((test) => test.options.fails)
        .map(nameOf),
      costs: modules.map(costOf).toSorted((a, b) => b.seconds - a.seconds),
    }
    writeFileSync(process.env.FLICKTABLE_REPORT, JSON.stringify(report, null, 2))
  }
}
