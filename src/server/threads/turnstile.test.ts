import { expect, test } from 'vitest'
import { newTurnstile } from './turnstile'

/** Work that ends when it is told to. */
function work() {
  let end: (value: string) => void = () => {}
  const begun = { yes: false }
  const done = new Promise<string>((resolve) => (end = resolve))
  return { begun, end, run: () => ((begun.yes = true), done) }
}

const rest = () => new Promise((go) => setImmediate(go))

test('two of one client at once, the third when one is done; another client passes', async () => {
  const { pass } = newTurnstile(2)
  const [a, b, c, d] = [work(), work(), work(), work()]
  const first = pass('ada', a.run)
  void pass('ada', b.run)
  const third = pass('ada', c.run)
  void pass('grace', d.run)
  await rest()
  expect([a, b, c, d].map(({ begun }) => begun.yes)).toEqual([true, true, false, true])
  a.end('done')
  expect(await first).toBe('done')
  await rest()
  expect(c.begun.yes).toBe(true)
  c.end('done too')
  expect(await third).toBe('done too')
})

test('work that fails makes room as well, and tells its failure', async () => {
  const { pass } = newTurnstile(1)
  const failing = pass('ada', () => Promise.reject(new Error('no')))
  const next = pass('ada', () => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
