import { expect, test } from 'vitest'
import { absent, emptyReport, ofRunner, oneStep, summary, total } from './tally.mjs'

const report = (parts) => ({ ...emptyReport(), ...parts })

test('the last line adds up all reports', () => {
  const unit = report({ passed: 4, failed: ['a'], skipped: [{ name: 'b', why: 'c' }] })
  const sum = total([oneStep('types', true), unit])
  expect(summary(sum).split('\n').at(-1)).toBe('5 passed, 1 failed, 1 skipped')
})

test('what failed, was skipped, or failed as expected is named before it', () => {
  const sum = report({ failed: ['x'], skipped: [{ name: 'y', why: 'no browser' }], expectedToFail: ['z'] })
  expect(summary(sum).split('\n').slice(0, -1)).toEqual([
    'fails as expected: z',
    'skipped: y: no browser',
    'failed: x',
  ])
})

test('a runner that ends without a report failed', () => {
  expect(ofRunner('slow', true, undefined).failed).toEqual(['slow ended without a report'])
  expect(ofRunner('slow', false, report({ passed: 3 })).failed).toEqual(['slow ended with an error'])
  expect(ofRunner('slow', false, report({ failed: ['x'] })).failed).toEqual(['x'])
  expect(ofRunner('slow', true, report({ passed: 3 }))).toEqual(report({ passed: 3 }))
})

test('in CI nothing may be left out', () => {
  expect(absent('Chromium', 'not here', false).skipped).toEqual([{ name: 'Chromium', why: 'not here' }])
  expect(absent('Chromium', 'not here', true).failed).toEqual(['Chromium (not here)'])
})
