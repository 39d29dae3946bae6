import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './bootstrap.mjs'
import { runNode, script } from './run.mjs'

async function reportOf(folder) {
  const out = mkdtempSync(join(tmpdir(), 'flicktable-'))
  const file = join(out, 'report.json')
  const reporter = join(root, 'tools', 'report.mjs')
  const args = [script('vitest'), 'run', '--root', folder, '--reporter', reporter]
  const { ok } = await runNode(args, { env: { FLICKTABLE_REPORT: file } })
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(out, { recursive: true })
  return { ok, report }
}

test('a report tells what passed, failed and was left out, and why', async () => {
  const { ok, report } = await reportOf('testdata/report')
  expect(ok).toBe(false)
  const { costs, ...results } = report
  expect(costs.map(({ file }) => file).sort()).toEqual(['broken.test.mjs', 'planted.test.mjs'])
  expect(results).toEqual({
    passed: 3,
    failed: ['planted.test.mjs: does not hold', 'broken.test.mjs: the file', 'unhandled error: stray'],
    skipped: [
      { name: 'planted.test.mjs: to do', why: 'still to be written' },
      { name: 'planted.test.mjs: left out', why: 'no such thing here' },
      { name: 'planted.test.mjs: group > left out as well', why: 'switched off where it stands' },
    ],
    expectedToFail: ['planted.test.mjs: known to fail'],
  })
})
