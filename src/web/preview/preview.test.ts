import { beforeEach, expect, test } from 'vitest'
import { BOARD, onTable, piece } from '../../table/testing/board'
import { sternPush } from '../../table/testing/flicks'
import type { Flick, Point } from '../../table/types'
import type { FromWorker, ToWorker } from './messages'
import { type Helper, openPreview, type Preview, type Start } from './preview'

const REST = onTable(['ship', piece('destroyer', 450, 300)])
const flick = (bearing: number): Flick => sternPush('ship', bearing, 1000)
const WAY: Point[] = [
  { x: 450, y: 300 },
  { x: 450, y: 450 },
]

/** A worker that keeps what it is told; the test answers for it. */
interface Silent extends Helper {
  told: ToWorker[]
  ended: boolean
  answer(path: FromWorker): void
  breaks(): void
}

let workers: Silent[]
let preview: Preview

const start: Start = (answer, breaks) => {
  const silent: Silent = {
    told: [],
    ended: false,
    answer,
    breaks,
    send: (message) => silent.told.push(message),
    end: () => (silent.ended = true),
  }
  workers.push(silent)
  return silent
}

beforeEach(() => {
  workers = []
  preview = openPreview(BOARD, start)
})

const ask = (bearing: number): Promise<Point[] | null> => preview.path(REST, flick(bearing))

const bearingsTold = (): number[] =>
  workers[0]!.told.flatMap((message) => ('flick' in message ? [message.flick.aim.bearing] : []))

test('no worker before the first question; then it gets the board first', () => {
  expect(workers).toEqual([])
  void ask(0)
  expect(workers[0]!.told).toEqual([{ board: BOARD }, { rest: REST, flick: flick(0) }])
})

test('the answer is the path', async () => {
  const path = ask(0)
  workers[0]!.answer(WAY)
  expect(await path).toEqual(WAY)
})

test('while one flick is played only the latest of the others waits', async () => {
  const paths = [0, 1, 2, 3].map(ask)
  expect(bearingsTold()).toEqual([0])
  workers[0]!.answer(WAY)
  expect(bearingsTold()).toEqual([0, 3])
  workers[0]!.answer([])
  expect(await Promise.all(paths)).toEqual([WAY, null, null, []])
})

test('once the worker is idle the next question goes to it at once, and to the same one', async () => {
  const first = ask(0)
  workers[0]!.answer(WAY)
  await first
  void ask(1)
  expect(bearingsTold()).toEqual([0, 1])
  expect(workers).toHaveLength(1)
})

test('closed, or broken, everybody who waits is told; a later question starts anew', async () => {
  const paths = [0, 1].map(ask)
  workers[0]!.breaks()
  expect(await Promise.all(paths)).toEqual([null, null])
  expect(workers[0]!.ended).toBe(true)
  const again = ask(2)
  preview.close()
  expect(await again).toBeNull()
  expect(workers.map(({ ended }) => ended)).toEqual([true, true])
})
