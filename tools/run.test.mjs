import { expect, test } from 'vitest'
import { runNode } from './run.mjs'

test('a program is waited for as long as it goes on saying something', async () => {
  const talk =
    'let n = 0; const talk = setInterval(() => ++n < 5 ? console.log(n) : clearInterval(talk), 1000)'
  expect(await runNode(['-e', talk], { silence: 0.05 })).toMatchObject({ ok: true, output: '1\n2\n3\n4\n' })
})

test('a program that hangs is ended, with the endless loop that it has started', async () => {
  const start = (code) =>
    `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(code)}]`
  const hang = `${start('for (;;);')}, { stdio: 'inherit' })`
  const { ok, output } = await runNode(['-e', hang], { silence: 0.02 })
  expect({ ok, output }).toEqual({ ok: false, output: expect.stringContaining('it hangs, and is ended') })
})
