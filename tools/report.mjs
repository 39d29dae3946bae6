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
    }
    writeFileSync(process.env.FLICKTABLE_REPORT, JSON.stringify(report, null, 2))
  }
}
