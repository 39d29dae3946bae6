/** Adds up what the runners reported. */

/**
 * @typedef {object} Report
 * @property {number} passed
 * @property {string[]} failed names
 * @property {{ name: string, why: string }[]} skipped
 * @property {string[]} expectedToFail names; they count as passed
 */

/** @returns {Report} */
export const emptyReport = () => ({ passed: 0, failed: [], skipped: [], expectedToFail: [] })

/** The report of a step that either holds or does not. */
export const oneStep = (name, ok) => ({ ...emptyReport(), passed: ok ? 1 : 0, failed: ok ? [] : [name] })

/** The report of something that is not there: in CI nothing may be left out. */
export function absent(name, why, inCi) {
  return inCi ? oneStep(`${name} (${why})`, false) : { ...emptyReport(), skipped: [{ name, why }] }
}

/** A runner that ends badly must have something to show for it. */
export function ofRunner(name, ok, report) {
  if (!report) return oneStep(`${name} ended without a report`, false)
  const unexplained = !ok && report.failed.length === 0
  return unexplained ? { ...report, failed: [`${name} ended with an error`] } : report
}

/** @param {Report[]} reports */
export function total(reports) {
  return reports.reduce(
    (sum, report) => ({
      passed: sum.passed + report.passed,
      failed: [...sum.failed, ...report.failed],
      skipped: [...sum.skipped, ...report.skipped],
      expectedToFail: [...sum.expectedToFail, ...report.expectedToFail],
    }),
    emptyReport(),
  )
}

/** The lists first; the last line is the one that machines read. */
export function summary({ passed, failed, skipped, expectedToFail }) {
  return [
    ...expectedToFail.map((name) => `fails as expected: ${name}`),
    ...skipped.map(({ name, why }) => `skipped: ${name}: ${why}`),
    ...failed.map((name) => `failed: ${name}`),
    `${passed} passed, ${failed.length} failed, ${skipped.length} skipped`,
  ].join('\n')
}
