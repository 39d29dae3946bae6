import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap.mjs'
import { script } from '../run.mjs'

const IMPURE = 'testdata/lint/src/table/impure.ts'

function complaints() {
  const args = [script('oxlint'), '--type-aware', '--format', 'json', 'testdata/lint']
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  return JSON.parse(stdout).diagnostics.map(({ filename, labels }) => `${filename}:${labels[0].span.line}`)
}

function linesMarkedBad(file) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((line, i) => (line.endsWith('// bad') ? [`${file}:${i + 1}`] : []))
}

test('what could differ between machines is caught in the core, and neither in its tests nor outside', () => {
  expect(complaints().sort()).toEqual(linesMarkedBad(IMPURE).sort())
})
