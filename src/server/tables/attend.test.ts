import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Decision } from '../../players/bots/think'
import type { BotPool } from '../bots/pool'
import { memoryStore } from '../testing/memoryStore'
import { IMPERIUM, introduction, noThreads, shelfWithoutPhysics, UPRISING } from '../testing/shelf'
import { openTables, type Tables } from './tables'

let asked: number
let told: string[]

beforeEach(() => {
  asked = 0
  told = []
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void told.push(String(line)))
})

afterEach(() => vi.restoreAllMocks())

/** Bots that answer every question with these options. */
function answeringWith(ids: string[], ...others: string[][]): BotPool {
  return {
    ...noThreads,
    think({ outlook }) {
      asked++
      const { n } = outlook
      const instead = others.map((other) => ({ n, ids: other }))
      const decision = { answer: { n, ids }, instead, tried: 0 } as unknown as Decision
      return { done: Promise.resolve(decision), share: () => 0, hurry() {}, cancel() {} }
    },
  }
}

const wanted = { ...introduction(), bots: { [UPRISING]: 'cadet' } }

async function watched(tables: Tables): Promise<number[]> {
  const made = await tables.create(wanted)
  if (!made.ok) throw new Error(made.why)
  const questions: number[] = []
  const somebody = { client: 'somebody', seats: [IMPERIUM], think: () => {} }
  await tables.watch(made.id, { ...somebody, show: ({ view }) => questions.push(view.prompt!.n) })
  return questions
}

test('a bot answers as soon as somebody watches', async () => {
  const questions = await watched(
    openTables(shelfWithoutPhysics, memoryStore(), answeringWith(['activate:s1'])),
  )
  await vi.waitFor(() => expect(questions).toContain(2))
})

test('an answer that is refused is followed by the next in hand', async () => {
  const bots = answeringWith(['fly away'], ['dive'], ['activate:s1'])
  const questions = await watched(openTables(shelfWithoutPhysics, memoryStore(), bots))
  await vi.waitFor(() => expect(questions).toContain(2))
})

test('an answer that is refused is told once and not given for ever', async () => {
  const questions = await watched(openTables(shelfWithoutPhysics, memoryStore(), answeringWith(['fly away'])))
  await vi.waitFor(() => expect(told).toHaveLength(1))
  // Time enough for another round, if there were one.
  await new Promise((go) => setTimeout(go, 50))
  expect(told).toEqual([expect.stringContaining("A bot's answer to question 1 was refused: 'fly away'")])
  expect(asked).toBe(1)
  expect(questions).toEqual([1])
})
