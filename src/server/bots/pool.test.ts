import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPool, type BotPool } from './pool'

let folder: string
let pool: BotPool

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pool-'))
})

afterEach(async () => {
  await pool.close()
  rmSync(folder, { recursive: true })
})

/** A pool of real threads with a worker of its own. */
function poolOf(body: string): BotPool {
  const file = join(folder, 'worker.mjs')
  writeFileSync(file, body)
  return openPool(file)
}

const job = (seed: string) => ({
  game: 'flickfleet',
  outlook: { seat: 'a', n: 1, seats: [], setup: '', before: {}, now: {}, facts: [] },
  hand: { bearing: 1, speed: 0.1, contact: 1 },
  tries: 1,
  seed,
})

test('a thread that dies in the middle: the decision is taken again', async () => {
  const mark = JSON.stringify(join(folder, 'died'))
  pool = poolOf(`
    import { existsSync, writeFileSync } from 'node:fs'
    export default ({ seed }) => {
      if (!existsSync(${mark})) {
        writeFileSync(${mark}, '')
        process.exit(1)
      }
      return { answer: { n: 1, ids: [seed] } }
    }`)
  expect(await pool.think(job('again'), 'ada').done).toEqual({ answer: { n: 1, ids: ['again'] } })
})

test('what fails every time is told', async () => {
  pool = poolOf("export default () => { throw new Error('It cannot be done.') }")
  await expect(pool.think(job('no'), 'ada').done).rejects.toThrow('It cannot be done.')
})

test('who waits sees how far it has come, and can hurry it', async () => {
  pool = poolOf(`
    export default ({ signal }) => {
      Atomics.store(signal, 1, 250)
      while (Atomics.load(signal, 0) === 0) Atomics.wait(signal, 0, 0, 10)
      return 'hurried'
    }`)
  const thought = pool.think(job('slow'), 'ada')
  await expect.poll(() => thought.share()).toBe(0.25)
  thought.hurry()
  expect(await thought.done).toBe('hurried')
})

test('what nobody wants any more is broken off, and its thread thinks again', async () => {
  pool = poolOf("export default ({ seed }) => { while (seed === 'for ever'); return seed }")
  const thought = pool.think(job('for ever'), 'ada')
  setTimeout(() => thought.cancel(), 200)
  await expect(thought.done).rejects.toThrow()
  expect(await pool.think(job('something else'), 'ada').done).toBe('something else')
})
