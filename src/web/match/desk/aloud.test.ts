import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAloud } from './aloud'

const said: string[] = []
const say = (text: string): void => void said.push(text)

beforeEach(() => {
  said.length = 0
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('an aim that still changes is not read; at rest it is read once, as it stands then', () => {
  let bearing = 0
  const aloud = openAloud(() => `Bearing ${bearing}.`, say)
  for (bearing = 1; bearing < 5; bearing++) {
    aloud.soon()
    vi.advanceTimersByTime(300)
  }
  expect(said).toEqual([])
  vi.advanceTimersByTime(5000)
  expect(said).toEqual(['Bearing 5.'])
})

test('who was told to hush says nothing', () => {
  const aloud = openAloud(() => 'Bearing 1.', say)
  aloud.soon()
  aloud.hush()
  vi.advanceTimersByTime(5000)
  expect(said).toEqual([])
})
