import { expect, test } from 'vitest'
import type { Rest, Track } from '../../table/types'
import { heard } from './heard'

const ship = (x: number): Rest[string] => ({ kind: 'ship', shape: 'destroyer', pose: { x, y: 0, a: 0 } })

/** Along x, mm in each frame, flat on the mat unless a height is given. */
const frames = (...places: [x: number, z?: number][]): number[] =>
  places.flatMap(([x, z = 2.5]) => [x * 100, 0, z * 100, 0, 0, 0, 10_000])

function track(pieces: Record<string, number[]>): Track {
  return { hz: 60, frames: Object.values(pieces)[0]!.length / 7, pieces }
}

const names = (rest: Rest, shown: Track): string[] => heard(rest, shown, 1).map(({ sound }) => sound)

test('a ship that is pushed and glides out is heard once', () => {
  expect(names({ a: ship(0) }, track({ a: frames([0], [20], [39], [57], [74]) }))).toEqual(['push'])
})

test('two ships that meet clack, once', () => {
  const pieces = { a: frames([0], [20], [40], [60], [70], [80]), b: frames([0], [0], [0], [0], [10], [20]) }
  expect(names({ a: ship(0), b: ship(90) }, track(pieces))).toEqual(['push', 'clack'])
})

test('what leaves the table drops', () => {
  const falling = track({ a: frames([0], [20], [40], [60, -3], [80, -12], [100, -30]) })
  expect(names({ a: ship(0) }, falling)).toEqual(['push', 'drop'])
})
