import { expect, test } from 'vitest'
import { isFirst } from './first'

test('once in a browser', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  } as Storage
  expect([isFirst(storage), isFirst(storage)]).toEqual([true, false])
})
