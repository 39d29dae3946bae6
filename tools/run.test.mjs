import { expect, test } from 'vitest'
import { runNode } from './run.mjs'

/** Minutes from a clock: times 60,000 it is 498960.99999999994 ms, which no program can be given. */
const LEFT = 498_961 / 60_000

test('a program runs for as long as is left, though that is no whole number of milliseconds', async () => {
  expect(Number.isInteger(LEFT * 60_000)).toBe(false)
  expect(await runNode(['-e', 'console.log(1)'], { minutes: LEFT })).toMatchObject({
    ok: true,
    output: '1\n',
  })
})
