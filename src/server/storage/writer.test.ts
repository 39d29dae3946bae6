import { expect, test } from 'vitest'
import type { Change } from '../../match'
import type { Statement } from './statements'
import { newWriter } from './writer'

const change: Change = { entries: [], tracks: {}, turns: [], pending: {}, ending: null }
const step = (id: string) => ({ id, change, standing: { title: '', waiting: [], firstTurn: 0 } })

/** Which matches a transaction stores. */
const matchesOf = ([statement]: readonly Statement[]): string[] =>
  (JSON.parse(statement!.values[0]!) as { id: string }[]).map(({ id }) => id)

/** A database that tells what it was given; `fails`: what it says to a transaction with this match. */
function database(fails: Record<string, Error> = {}) {
  const given: string[][] = []
  const run = (statements: Statement[]): Promise<void> => {
    const matches = matchesOf(statements)
    given.push(matches)
    const wrong = matches.find((id) => id in fails)
    return wrong === undefined ? Promise.resolve() : Promise.reject(fails[wrong]!)
  }
  return { given, run }
}

const outcomes = async (steps: Promise<void>[]): Promise<string[]> =>
  (await Promise.allSettled(steps)).map((one) =>
    one.status === 'fulfilled' ? 'stored' : (one.reason as Error).message,
  )

test('what waits is stored together; what comes meanwhile goes with the next', async () => {
  const { given, run } = database()
  const { write } = newWriter(run, () => 1)
  const first = ['a', 'b', 'c'].map((id) => write(step(id)))
  const second = first[0]!.then(() => Promise.all([write(step('a')), write(step('d'))]))
  await Promise.all([...first, second])
  expect(given).toEqual([
    ['a', 'b', 'c'],
    ['a', 'd'],
  ])
})

test('one that does not fit fails alone; without the database all fail at once', async () => {
  const twice = Object.assign(new Error('duplicate key'), { code: '23505' })
  const away = new Error('Connection terminated')
  const fitting = database({ b: twice })
  const one = newWriter(fitting.run, () => 1)
  expect(await outcomes(['a', 'b', 'c'].map((id) => one.write(step(id))))).toEqual([
    'stored',
    'duplicate key',
    'stored',
  ])
  expect(fitting.given).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']])
  const gone = database({ b: away })
  const other = newWriter(gone.run, () => 1)
  expect(await outcomes(['a', 'b'].map((id) => other.write(step(id))))).toEqual([
    'Connection terminated',
    'Connection terminated',
  ])
  expect(gone.given).toEqual([['a', 'b']])
})

test('what was begun before the lock was lost is not stored after', async () => {
  const { given, run } = database()
  let term: number | null = 1
  const { write } = newWriter(run, () => term)
  const steps = [write(step('a'))]
  term = 2
  steps.push(write(step('b')))
  expect(await outcomes(steps)).toEqual([expect.stringMatching(/has lost its database/), 'stored'])
  expect(given).toEqual([['b']])
})
